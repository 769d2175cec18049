import { endFactors } from './accounts/factors';
import { type Kept, keptKeys, sealBy, sealersOf, sealingKeys, SecretsKeyMissingError } from './accounts/sealing';
import { createEvents } from './events/index';
import { localFanout } from './fanout/local';
import { inboxListener } from './inbox/listener';
import { createPostOffice } from './inbox/post';
import { createJobs, type JobKinds } from './jobs/index';
import { silentMailer } from './mailer/silent';
import { CONSOLE, noteAct } from './operators/log';
import type { Clock, Entropy, Store } from './ports';
import { publisherOver } from './realtime/publisher';
import { securityNotices } from './security/notices';
import { keepSecrets, makeSecrets, newSecret, secretsOf } from './store/secrets-key';
import type { Logger } from './system/logger';
import { createVault, sealedBy, type Vault } from './system/vault';
import { keysOf, openVault, type Secrets } from './vault';

/**
 * Seals everything by another key. A data directory draws one, and forgets the old one once nothing needs it any more: killed in between, both are in its file. Where SECRETS_KEY is given its
 * first key is the one, as at a start.
 * @throws SecretsKeyMissingError, and changes nothing, where something is sealed by a key that is not here
 */
export async function renewKey(store: Store, config: Secrets): Promise<Vault> {
  const old = config.secretsKeys === undefined ? secretsOf(config.dataDir) : null;
  if (old === null) return openVault(store, config);
  const { ids, players } = await sealingKeys(store.db);
  const missing = [...ids].filter((id) => !createVault(old).ids.has(id));
  if (missing.length > 0) throw new SecretsKeyMissingError(missing, players);
  const key = newSecret();
  await keepSecrets(config.dataDir, [key, ...old]);
  await openVault(store, config);
  await keepSecrets(config.dataDir, [key]);
  return createVault([key]);
}

/** Accounts whose two-step key nobody here can open, and by which keys those are sealed. */
export async function lostKeys(
  store: Store,
  config: Secrets,
): Promise<{ readonly ids: readonly string[]; readonly rows: readonly Kept[] }> {
  const here = keysOf(config)?.ids ?? new Set<string>();
  const rows = (await keptKeys(store.db)).filter((row) => sealersOf(row).some((id) => !here.has(id)));
  return { ids: [...new Set(rows.flatMap(sealersOf))].filter((id) => !here.has(id)), rows };
}

/**
 * Takes two steps from everybody whose key is lost with the house's: each is told of it, each has a line in the operators' log, and the house seals by the key that is here. Nobody's
 * sessions end. A data directory without a key gets one.
 * @returns how many accounts lost their second step
 */
export async function liftLost(
  { store, clock, entropy, logger }: { store: Store; clock: Clock; entropy: Entropy; logger: Logger },
  config: Secrets,
): Promise<number> {
  const vault = keysOf(config) ?? createVault(await makeSecrets(config.dataDir));
  const fails = (error: unknown): void => logger.error({ err: error }, 'a listener of the fan-out failed');
  const office = createPostOffice({ store, clock, entropy, publisher: publisherOver(localFanout(fails)) });
  const jobs = createJobs({ store, clock, entropy, logger, kinds: () => notices.jobs as JobKinds });
  const notices: ReturnType<typeof securityNotices> = securityNotices({ jobs, mailer: silentMailer(() => undefined) });
  // Whoever hears of it in a house: what is written for them here is carried out by the next one that starts.
  const events = createEvents({
    store,
    clock,
    entropy,
    logger,
    listeners: () => [inboxListener(office), notices.listener],
  });
  const isLost = (text: string): boolean => {
    const id = sealedBy(text);
    return id !== null && !vault.ids.has(id);
  };
  return store.transaction(async (tx) => {
    let lifted = 0;
    for (const { id, totp_key, totp_pending } of await keptKeys(tx)) {
      if (isLost(totp_key)) {
        await endFactors(events, tx, id);
        const details = { before: { mfa: 'totp' }, after: { mfa: 'none' } };
        await noteAct(tx, clock, { actor: CONSOLE, act: 'person.resetMfa', subject: id, details });
        lifted += 1;
      } else if (isLost(totp_pending))
        await tx.updateTable('users').set({ totp_pending: '' }).where('id', '=', id).execute();
    }
    await sealBy(tx, vault.current);
    return lifted;
  });
}

import { STEP_UP_MS } from '../../contract/wire';
import { CODE, CodeError } from '../../contract/errors';
import { maskedEmail, maskedPhone } from '../accounts/identity';
import { requireSession } from '../accounts/still';
import type { SignedIn } from '../http/answers';
import type { House, ServerModule } from '../modules/module';
import { whole } from '../system/whole';
import { deviceOf } from './agent';
import { confirmBy, createConfirm } from './confirm';
import { type SecurityDeps, userRow } from './deps';
import { createIdentification } from './identification';
import { createMfa } from './mfa';
import { securityNotices } from './notices';
import { createPictures } from './pictures';
import { createPins } from './pin';
import { createProfile } from './profile';
import { createWaysIn } from './ways-in';

/** Profile, ways in, two steps, sessions and identification of an account (first document, section 7, User; contract/security). */
export function securityModule(house: House): ServerModule<'security'> {
  const { store, accounts } = house;
  const deps: SecurityDeps = { ...house, parts: accounts.parts };
  const { sessions, ended } = accounts.parts;
  const pictures = createPictures(deps);
  const identity = createIdentification(deps, pictures);
  const [profile, pins, waysIn, mfa, confirm] = [
    createProfile(deps, pictures),
    createPins(deps),
    createWaysIn(deps),
    createMfa(deps),
    createConfirm(deps),
  ];
  const notices = securityNotices(house);

  const confirming = ({ player, token, clientId }: SignedIn) => ({ userId: player.id, token, clientId });
  const overview = async ({ player, token }: SignedIn) => {
    const user = await userRow(deps, player.id);
    const [{ left }, { state }] = await Promise.all([
      store.db
        .selectFrom('recovery_codes')
        .select((e) => e.fn.countAll<bigint>().as('left'))
        .where('user_id', '=', player.id)
        .executeTakeFirstOrThrow(),
      identity.state(player.id),
    ]);
    const asked = await accounts.authenticate(token, true);
    const until = (asked?.confirmedAt ?? 0) + STEP_UP_MS;
    return {
      phone: maskedPhone(user.phone),
      phoneVerified: user.phone_at > 0n,
      email: user.email === '' ? null : maskedEmail(user.email),
      pin: user.pin_hash !== '',
      mfa: user.mfa || ('none' as const),
      recoveryLeft: Number(left),
      passwordChangedAt: user.password_at === 0n ? null : Number(user.password_at),
      identification: state,
      confirmBy: [...confirmBy(user)],
      confirmedUntil: until > house.clock.now() ? until : 0,
      referralCode: user.referral_code,
    };
  };

  return {
    listens: [notices.listener],
    jobs: notices.jobs,
    answers: {
      overview: (_input, from) => overview(from),
      profile: ({ body }, { player }) => profile.change(player.id, body),
      async password({ body }, from) {
        from.keepDevice(await waysIn.password(from, body.old, body.password));
        return {};
      },
      phone: ({ body }, from) => waysIn.phone(from, body.phone, body.code),
      phoneVerify: ({ body }, from) => confirm(confirming(from), 'phone', body.code),
      emailCode: ({ body }, from) => waysIn.emailCode(from, body.email),
      emailVerify: ({ body }, from) => confirm(confirming(from), 'email', body.code),
      emailBind: ({ body }, from) => waysIn.bindEmail(from, body.email, body.code),
      emailPasswordCode: ({ query }, from) => waysIn.emailPasswordCode(from, query.email),
      async emailPassword({ body }, from) {
        from.keepDevice(await waysIn.emailPassword(from, body.email, body.code, body.password));
        return {};
      },
      pinState: (_input, { player }) => pins.state(player.id),
      pinSet: ({ body }, { player }) => pins.set(player, body.pin),
      pinChange: ({ body }, { player }) => pins.change(player, body.old, body.pin),
      pinForget: ({ body }, { player }) => pins.forget(player, body.password, body.pin),
      confirm: ({ body }, from) => confirm(confirming(from), body.by, body.code),
      totp: (_input, { player }) => mfa.newKey(player.id),
      totpOn: ({ body }, { player }) => mfa.totpOn(player, body.code),
      emailMfa: ({ body }, { player, clientId }) => mfa.emailOn(player, clientId, body.code),
      recovery: (_input, { player }) => mfa.recovery(player),
      mfaOff: (_input, { player }) => mfa.off(player),
      async sessions(_input, { player, token }) {
        const open = await sessions.list(player.id, token);
        return { list: open.map(({ agent, ...session }) => ({ ...session, ...deviceOf(agent) })) };
      },
      async endSession({ query }, { player }) {
        await store.transaction(async (tx) => {
          await requireSession(store, tx, player, true);
          if ((await sessions.closeSome(tx, player.id, query.id)) === 0) throw new CodeError(CODE.parameter);
          await player.keep?.(tx, {});
        });
        ended({ kind: 'some', userId: player.id });
        return {};
      },
      async endOthers(_input, { player, token }) {
        await store.transaction(async (tx) => {
          await requireSession(store, tx, player, true);
          await sessions.closeOthers(tx, player.id, token);
        });
        ended({ kind: 'some', userId: player.id });
        return {};
      },
      identification: (_input, { player }) => identity.state(player.id),
      identify: ({ body }, { player }) => identity.claim(player, body),
      upload: ({ body }, { player, payer }) => pictures.upload(player.id, body.purpose, body.data, payer),
      avatar: async ({ query }) => whole(await pictures.avatar(query.id)),
      async landingRegister({ body }, from) {
        const { session, device } = await accounts.register(body, from);
        from.keepDevice(device);
        return session;
      },
    },
  };
}

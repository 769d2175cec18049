import { useState } from 'react';
import { CODE, CodeError } from '../../../contract/errors';
import { clientSeed as clientSeedRule } from '../../../contract/solo';
import { isOpen } from '../../../machines/kit/solo/desk';
import { useT } from '../../i18n';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { CopyRow } from '../room/CopyRow';
import { PlayersOnly } from '../room/OwnHistory';
import { useSolo, useSoloRoom } from './context';
import room from '../room/Fairness.module.css';
import css from './Seeds.module.css';

/** The seeds of the next round: the client seed is the player's to change, the server seed is known by its hash until the player changes it. */
export function Seeds() {
  return (
    <PlayersOnly>
      <Own />
    </PlayersOnly>
  );
}

function Own() {
  const t = useT();
  const seeds = useSolo(({ context }) => context.seeds);
  return (
    <div className={room.panel}>
      <CopyRow label={t('solo.serverHash')} value={seeds?.serverSeedHash ?? null} later={t('common.loading')} />
      <CopyRow label={t('solo.clientSeed')} value={seeds?.clientSeed ?? null} later={t('common.loading')} />
      <CopyRow
        label={t('solo.nonceNext')}
        value={seeds === null ? null : String(seeds.nonce)}
        later={t('common.loading')}
      />
      <ClientSeed />
      <Rotation />
    </div>
  );
}

/** Writes another client seed. */
function ClientSeed() {
  const t = useT();
  const { setClientSeed } = useSoloRoom();
  const open = useSolo(({ context }) => isOpen(context.round));
  const [text, setText] = useState('');
  const [state, setState] = useState<'idle' | 'busy' | 'bad' | 'done'>('idle');
  const save = () => {
    if (!clientSeedRule.safeParse(text).success) return setState('bad');
    setState('busy');
    setClientSeed(text).then(
      () => {
        setText('');
        setState('done');
      },
      (error: unknown) => setState(error instanceof CodeError && error.code === CODE.invalidSeed ? 'bad' : 'idle'),
    );
  };
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Field
        label={t('solo.newClientSeed')}
        value={text}
        maxLength={32}
        autoComplete="off"
        spellCheck={false}
        error={state === 'bad' ? t('solo.badSeed') : null}
        hint={t(state === 'done' ? 'solo.seedSaved' : 'solo.seedHint')}
        onChange={(event) => {
          setText(event.target.value);
          setState('idle');
        }}
      />
      <Button tone="violet" type="submit" busy={state === 'busy'} disabled={text === '' || open}>
        {t('solo.saveSeed')}
      </Button>
    </form>
  );
}

/** Opens the server seed: rounds that it drew can be checked from then on, and the next one takes its place. */
function Rotation() {
  const t = useT();
  const { rotate } = useSoloRoom();
  const open = useSolo(({ context }) => isOpen(context.round));
  const next = useSolo(({ context }) => context.seeds?.nextServerSeedHash ?? null);
  const [opened, setOpened] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const press = () => {
    setBusy(true);
    rotate()
      .then(setOpened, () => undefined)
      .finally(() => setBusy(false));
  };
  return (
    <>
      <CopyRow label={t('solo.nextHash')} value={next} later={t('common.loading')} />
      {opened === null ? null : (
        <div role="status">
          <CopyRow label={t('solo.opened')} value={opened} />
        </div>
      )}
      <Button tone="ghost" block icon="shield" busy={busy} disabled={open} onClick={press}>
        {t('solo.rotate')}
      </Button>
      <p className={room.note}>{t(open ? 'solo.rotateOpen' : 'solo.rotateNote')}</p>
    </>
  );
}

import { useState } from 'react';
import { PICTURE_MAX_BYTES } from '../../../contract/constants';
import { securityEndpoints } from '../../../contract/security';
import type { User } from '../../../contract/account';
import { faceHue, initialOf } from '../../../machines/kit/face';
import { withData } from '../../data/withData';
import { FormError } from '../../forms/FormError';
import { useContractForm } from '../../forms/useContractForm';
import { useHouse, useUser } from '../../house/hooks';
import { useT } from '../../i18n';
import { Avatar } from '../../ui/Avatar';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { FileField } from '../../ui/primitives/FileField';
import { RowsSkeleton } from '../../ui/Skeleton';
import { AVATARS } from '../avatar';
import { OwnFace } from '../OwnFace';
import { shrunk } from '../../house/shrink';
import { useWrite } from './useWrite';
import css from './security.module.css';

const MB = 1_048_576;

/** Name and picture, as the others see them. */
function ProfilePanel({ onClose }: { readonly onClose: () => void }) {
  const user = useUser();
  return user === null ? <RowsSkeleton rows={4} /> : <Profile user={user} onClose={onClose} />;
}

function Profile({ user, onClose }: { readonly user: User; readonly onClose: () => void }) {
  const t = useT();
  const { session, showToast } = useHouse();
  const save = useWrite(securityEndpoints.profile);
  const upload = useWrite(securityEndpoints.upload);
  const [picture, setPicture] = useState<File | null>(null);
  const form = useContractForm(securityEndpoints.profile.body, {
    initial: { name: user.name, avatar: user.avatar },
    send: async ({ name, avatar }) => {
      const sent = picture && (await upload({ body: { purpose: 'avatar', data: await shrunk(picture) } }));
      await save({ body: { ...(name !== user.name && { name }), avatar: sent ? `p${sent.id}` : avatar } });
      session.send({ type: 'brief.refresh' });
      showToast({ kind: 'success', title: t('profile.saved'), content: '' });
      onClose();
    },
  });
  const chosen = form.values.avatar;
  return (
    <form className={css.form} {...form.props}>
      <div className={css.face}>
        <OwnFace user={{ ...user, name: form.values.name || user.name, avatar: chosen }} size={72} />
      </div>
      <Field
        {...form.text('name')}
        icon="user"
        label={t('register.name')}
        hint={t('register.nameHint')}
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={16}
      />
      <fieldset className={css.faces}>
        <legend>{t('profile.choose')}</legend>
        {AVATARS.map((avatar, i) => (
          <button
            key={avatar}
            type="button"
            aria-label={t('profile.face', { n: i + 1 })}
            aria-pressed={picture === null && chosen === avatar}
            onClick={() => {
              setPicture(null);
              form.set('avatar', avatar);
            }}
          >
            <Avatar initial={initialOf(form.values.name)} hue={faceHue(user.id, avatar)} size={40} />
          </button>
        ))}
      </fieldset>
      <FileField
        label={t('profile.own')}
        value={picture}
        onChange={(file) => {
          setPicture(file);
          form.forgive();
        }}
        maxMb={PICTURE_MAX_BYTES / MB}
        disabled={form.busy}
      />
      <FormError refusal={form.refusal} />
      <Button type="submit" size="lg" block busy={form.busy}>
        {t('profile.save')}
      </Button>
    </form>
  );
}

export default withData(ProfilePanel);

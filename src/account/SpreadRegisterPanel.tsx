import { useHouse } from '../house/hooks';
import { useT } from '../i18n';
import { Button } from '../ui/Button';
import type { InviteParams } from './invite';
import { InvitedForm } from './InvitedForm';

/** `spread-register`: signing up by somebody's invitation (second document, section 3, Pop-ups). */
export default function SpreadRegisterPanel({ params: { ref } }: { readonly params: InviteParams }) {
  const t = useT();
  const { modals } = useHouse();
  return (
    <InvitedForm
      code={ref ?? ''}
      other={
        <Button tone="ghost" size="md" block onClick={() => modals.send({ type: 'replace', name: 'register' })}>
          {t('invite.none')}
        </Button>
      }
    />
  );
}

import { FormError } from '../../forms/FormError';
import { useT } from '../../i18n';
import { Button } from '../../ui/Button';
import { SandboxCode } from '../SandboxCode';
import type { Code } from './useCode';

interface CodeSenderProps {
  readonly code: Code;
  /** Where it goes, as the player knows it. */
  readonly to: string;
  readonly onUse: (code: string) => void;
  /** There is nothing to send to yet. */
  readonly disabled?: boolean;
}

/** Has a code sent, and says where it went. */
export function CodeSender({ code, to, onUse, disabled = false }: CodeSenderProps) {
  const t = useT();
  return (
    <>
      <FormError refusal={code.refusal} />
      <Button
        tone={code.sent ? 'ghost' : 'violet'}
        size="md"
        block
        busy={code.busy}
        disabled={disabled || code.wait > 0}
        onClick={() => void code.ask()}
      >
        {code.wait > 0 ? t('reset.sendAgainIn', { n: code.wait }) : t(code.sent ? 'reset.sendAgain' : 'reset.send')}
      </Button>
      {!code.sent ? null : code.sandboxCode === null ? (
        <p role="status">{t('reset.sent', { phone: to })}</p>
      ) : (
        <SandboxCode code={code.sandboxCode} onUse={() => onUse(code.sandboxCode ?? '')} />
      )}
    </>
  );
}

import { FormError } from '../../forms/FormError';
import { useSiteConfig } from '../../house/hooks';
import { useT } from '../../i18n';
import { Button } from '../../ui/Button';
import { useArrive } from '../../ui/useArrive';
import { SandboxCode } from '../SandboxCode';
import type { Code } from './useCode';

interface CodeSenderProps {
  readonly code: Code;
  /** Where it goes, as the player knows it. */
  readonly to: string;
  readonly onUse: (code: string) => void;
  /** Asking for the first code is what sending the form does (`codeFirst`). */
  readonly first?: boolean;
  /** It has the focus when the dialog opens: there is nothing to type before. */
  readonly autoFocus?: boolean;
  /** It takes the focus as it appears: what was pressed led to it. */
  readonly eager?: boolean;
}

/** Has a code sent, and says where it went. */
export function CodeSender({ code, to, onUse, first = false, autoFocus = false, eager = false }: CodeSenderProps) {
  const t = useT();
  const button = useArrive<HTMLButtonElement>(eager, autoFocus);
  const embedded = useSiteConfig()?.embedded === true;
  return (
    <>
      <FormError refusal={code.refusal} />
      <Button
        ref={button}
        data-autofocus={autoFocus || undefined}
        type={first && !code.sent ? 'submit' : 'button'}
        tone={code.sent ? 'ghost' : 'violet'}
        size="md"
        block
        busy={code.busy}
        disabled={code.wait > 0}
        onClick={first && !code.sent ? undefined : () => void code.ask()}
      >
        {code.wait > 0 ? t('reset.sendAgainIn', { n: code.wait }) : t(code.sent ? 'reset.sendAgain' : 'reset.send')}
      </Button>
      {!code.ours ? null : code.sandboxCode === null ? (
        <p role="status">{t(embedded ? 'reset.atHouse' : 'reset.sent', { phone: to })}</p>
      ) : (
        <SandboxCode code={code.sandboxCode} onUse={() => onUse(code.sandboxCode ?? '')} />
      )}
    </>
  );
}

import type { EndpointReply } from '../../contract/http';
import { FLOW_POCKETS, type flowEndpoints, type FlowPocket } from '../../contract/flow';
import { toSen } from '../../rules/money';
import { useT } from '../i18n';
import { formatRp } from '../i18n/format';
import { chipAmount, shortRp } from '../i18n/shortRp';
import coin from '../ui/art/coin.webp?no-inline';
import { cx } from '../ui/cx';
import { Bone } from '../ui/Skeleton';
import { POCKETS } from './texts';
import css from './PocketCard.module.css';

type Pockets = EndpointReply<typeof flowEndpoints.pockets>;

interface PocketCardProps {
  /** Null while they are on their way, or not to be had. */
  readonly pockets: Pockets | null;
  readonly failed: boolean;
  /** The pocket whose movements alone are listed. */
  readonly chosen: FlowPocket | undefined;
  readonly onChoose: (pocket: FlowPocket | undefined) => void;
}

/** What may be played and where it lies; what is held stands apart. A pocket that is touched lists its own movements, and all again by a second touch. */
export function PocketCard({ pockets, failed, chosen, onChoose }: PocketCardProps) {
  const t = useT();
  const notes = (has: Pockets): Readonly<Record<FlowPocket, string>> => ({
    main: t('flow.mainNote'),
    bonus: has.toPlay > 0 ? t('flow.toPlay', { amount: chipAmount(has.toPlay) }) : t('flow.bonusNone'),
    held: t(has.held > 0 ? 'flow.heldNote' : 'flow.heldNone'),
  });
  const absent = failed ? '–' : '…';
  const playable = pockets === null ? null : toSen(pockets.main) + toSen(pockets.bonus);
  return (
    <section className={css.card} aria-label={t('flow.pockets')} aria-busy={pockets === null && !failed}>
      <div className={css.head}>
        <div>
          <p className={css.label}>{t('common.playBalance')}</p>
          <p className={css.total}>
            {playable !== null ? formatRp(playable) : failed ? absent : <Bone width={180} height={30} />}
          </p>
        </div>
        <img src={coin} width={44} height={44} alt="" />
      </div>
      <div className={css.split} aria-hidden="true">
        <i className={css.ofMain} style={{ flexGrow: pockets?.main ?? 1 }} />
        {pockets !== null && pockets.bonus > 0 ? (
          <i className={css.ofBonus} style={{ flexGrow: pockets.bonus }} />
        ) : null}
      </div>
      <div className={css.pockets} role="group" aria-label={t('flow.pockets')}>
        {FLOW_POCKETS.map((pocket) => (
          <button
            key={pocket}
            type="button"
            className={cx(css.pocket, css[pocket], chosen === pocket && css.on)}
            aria-pressed={chosen === pocket}
            onClick={() => onChoose(chosen === pocket ? undefined : pocket)}
          >
            <span className={css.name}>{t(POCKETS[pocket])}</span>
            <b>{pockets === null ? absent : shortRp(toSen(pockets[pocket]))}</b>
            <span className={css.note}>{pockets === null ? '' : notes(pockets)[pocket]}</span>
          </button>
        ))}
      </div>
    </section>
  );
}

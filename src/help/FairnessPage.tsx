import { Link } from 'wouter';
import { OPEN_GAMES } from '../../contract/games';
import { TARGET_MAX } from '../../rules/crash/target';
import { POCKETS } from '../../rules/roulette/wheel';
import { type PlainMessage, useT } from '../i18n';
import { formatOdds, formatPercent } from '../i18n/format';
import { RTP } from './rtp';
import { buttonClass } from '../ui/Button';
import { Card } from '../ui/Card';
import { Icon } from '../ui/Icon';
import { Chains } from './Chains';
import { DingdongFair } from '../games/dingdong/Fair';
import css from './Help.module.css';

const STEPS = [
  ['fair.step1Title', 'fair.step1Body'],
  ['fair.step2Title', 'fair.step2Body'],
  ['fair.step3Title', 'fair.step3Body'],
  ['fair.step4Title', 'fair.step4Body'],
] as const;

const SOLO_STEPS = [
  ['fair.solo1Title', 'fair.solo1Body'],
  ['fair.solo2Title', 'fair.solo2Body'],
  ['fair.solo3Title', 'fair.solo3Body'],
] as const;

/** How a draw is committed to, opened and recomputed (READINGS, Fairness). */
export default function FairnessPage() {
  const t = useT();
  return (
    <article className={css.page}>
      <header>
        <h1 className={css.title}>
          <Icon name="shield" className={css.cyan} />
          {t('fair.title')}
        </h1>
        <p className={css.lead}>{t('fair.lead')}</p>
      </header>
      <Steps title={t('fair.roomsTitle')} lead={t('fair.roomsLead')} steps={STEPS} />
      <Chains />
      <div className={css.pair}>
        <Card>
          <h2 className={css.head}>{t('fair.crashTitle')}</h2>
          <p className={css.text}>{t('fair.crashBody', { max: formatOdds(TARGET_MAX) })}</p>
        </Card>
        <Card>
          <h2 className={css.head}>{t('fair.wingoTitle')}</h2>
          <p className={css.text}>{t('fair.wingoBody')}</p>
        </Card>
        <Card>
          <h2 className={css.head}>{t('fair.rouletteTitle')}</h2>
          <p className={css.text}>{t('fair.rouletteBody', { pockets: POCKETS })}</p>
        </Card>
        <DingdongFair />
        <Card>
          <h2 className={css.head}>{t('fair.diceTitle')}</h2>
          <p className={css.text}>{t('fair.diceBody')}</p>
        </Card>
      </div>
      <Steps title={t('fair.soloTitle')} lead={t('fair.soloLead')} steps={SOLO_STEPS} />
      <div className={css.pair}>
        <Card>
          <h2 className={css.head}>{t('fair.minesTitle')}</h2>
          <p className={css.text}>{t('mines.fairBody')}</p>
        </Card>
        <Card>
          <h2 className={css.head}>{t('fair.hiloTitle')}</h2>
          <p className={css.text}>{t('hilo.fairBody')}</p>
        </Card>
        <Card>
          <h2 className={css.head}>{t('fair.rollerTitle')}</h2>
          <p className={css.text}>{t('roller.fairBody')}</p>
        </Card>
      </div>
      <Card>
        <h2 className={css.head}>{t('fair.payoutsTitle')}</h2>
        <p className={css.text}>{t('fair.payoutsBody')}</p>
        <dl className={css.figures}>
          {OPEN_GAMES.map((game) => (
            <div key={game}>
              <dt>{t(`game.${game}`)}</dt>
              <dd>{t('lobby.rtp', { percent: formatPercent(RTP[game]()) })}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card>
        <h2 className={css.head}>{t('fair.botsTitle')}</h2>
        <p className={css.text}>{t('fair.botsBody')}</p>
      </Card>
      <p className={css.text}>{t('fair.verifyHint')}</p>
      <Link href="/help/rules" className={buttonClass({ tone: 'ghost', size: 'md' })}>
        {t('rules.title')}
      </Link>
    </article>
  );
}

/** One way of drawing, step by step. */
function Steps({
  title,
  lead,
  steps,
}: {
  readonly title: string;
  readonly lead: string;
  readonly steps: readonly (readonly [title: PlainMessage, body: PlainMessage])[];
}) {
  const t = useT();
  return (
    <Card tone="calm">
      <h2 className={css.head}>{title}</h2>
      <p className={css.text}>{lead}</p>
      <ol className={css.steps}>
        {steps.map(([head, body]) => (
          <li key={head}>
            <h3>{t(head)}</h3>
            <p className={css.text}>{t(body)}</p>
          </li>
        ))}
      </ol>
    </Card>
  );
}

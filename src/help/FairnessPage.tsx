import { Link } from 'wouter';
import { OPEN_GAMES, type OpenGame } from '../../contract/games';
import { RULES } from '../../rules/registry';
import { type PlainMessage, useLocale, useT } from '../i18n';
import { formatPercent } from '../i18n/format';
import { buttonClass } from '../ui/Button';
import { Card } from '../ui/Card';
import { Icon } from '../ui/Icon';
import { ABOUT } from './abouts';
import { Chains } from './Chains';
import { RoundVerifier } from './RoundVerifier';
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

/** The games that all players share a draw of, and those with a draw for each player. */
const SHARED = OPEN_GAMES.filter((game) => RULES[game].kind === 'room');
const SOLO = OPEN_GAMES.filter((game) => RULES[game].kind === 'solo');

/** How a draw is committed to, opened and recomputed (READINGS, Fairness). */
export default function FairnessPage() {
  const { t, locale } = useLocale();
  const named = (list: readonly OpenGame[]): string =>
    new Intl.ListFormat(locale).format(list.map((game) => t(`game.${game}`)));
  return (
    <article className={css.page}>
      <header>
        <h1 className={css.title}>
          <Icon name="shield" className={css.cyan} />
          {t('fair.title')}
        </h1>
        <p className={css.lead}>{t('fair.lead')}</p>
      </header>
      <RoundVerifier />
      <Steps title={t('fair.roomsTitle')} lead={t('fair.roomsLead', { games: named(SHARED) })} steps={STEPS} />
      <Chains />
      <Draws of={SHARED} />
      <Steps title={t('fair.soloTitle')} lead={t('fair.soloLead', { games: named(SOLO) })} steps={SOLO_STEPS} />
      <Draws of={SOLO} />
      <Card>
        <h2 className={css.head}>{t('fair.payoutsTitle')}</h2>
        <p className={css.text}>{t('fair.payoutsBody')}</p>
        <dl className={css.figures}>
          {OPEN_GAMES.map((game) => (
            <div key={game}>
              <dt>{t(`game.${game}`)}</dt>
              <dd>{t('lobby.rtp', { percent: formatPercent(RULES[game].rtp()) })}</dd>
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

/** How each game's draw becomes its result. */
function Draws({ of }: { readonly of: readonly OpenGame[] }) {
  const t = useT();
  return (
    <div className={css.pair}>
      {of.map((game) => {
        const { title, body } = ABOUT[game].fair(t);
        return (
          <Card key={game}>
            <h2 className={css.head}>{title}</h2>
            <p className={css.text}>{body}</p>
          </Card>
        );
      })}
    </div>
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

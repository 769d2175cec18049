import { Link } from 'wouter';
import { CommunityLinks } from '../account/CommunityLinks';
import { useHouse, useSiteConfig } from '../house/hooks';
import { useT } from '../i18n';
import { formatPercent, formatRp } from '../i18n/format';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { Icon } from '../ui/Icon';
import { RowArrow, RowFace, Rows } from '../ui/Rows';
import { OPEN_GAMES } from '../../contract/games';
import { RULES } from '../../rules/registry';
import { cx } from '../ui/cx';
import { Boards } from './Boards';
import { Docs } from './Docs';
import css from './Help.module.css';

/** The help's front page. */
export default function HelpPage() {
  const t = useT();
  const config = useSiteConfig();
  const { openPanel } = useHouse();
  return (
    <article className={cx(css.page, css.wide)}>
      <header>
        <h1 className={css.title}>{t('help.title')}</h1>
        <p className={css.lead}>{t('help.lead')}</p>
      </header>
      <Boards group="home" />
      <Card padded={false} aria-label={t('help.title')}>
        <Rows>
          <li>
            <button type="button" className={css.row} onClick={() => openPanel('support')}>
              <RowFace icon="mail" title={t('support.title')} note={t('help.supportLead')} trailing={<RowArrow />} />
            </button>
          </li>
          <li>
            <Link href="/help/fairness">
              <RowFace icon="shield" title={t('fair.title')} note={t('help.fairnessLead')} trailing={<RowArrow />} />
            </Link>
          </li>
          <li>
            <Link href="/help/rules">
              <RowFace icon="list" title={t('rules.title')} note={t('help.rulesLead')} trailing={<RowArrow />} />
            </Link>
          </li>
        </Rows>
      </Card>
      <section className={css.games} aria-labelledby="help-games">
        <h2 id="help-games" className={css.head}>
          {t('help.games')}
        </h2>
        <ul>
          {OPEN_GAMES.map((game) => (
            <li key={game}>
              <Link href={`/help/rules#${game}`}>
                <span>{t(`game.${game}`)}</span>
                <span>{t('lobby.rtp', { percent: formatPercent(RULES[game].rtp()) })}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <Docs module="play" />
      <Docs module="house" />
      <Card padded={false} aria-label={t('apply.title')}>
        <Rows>
          <li>
            <Link href="/help/partner">
              <RowFace icon="people" title={t('apply.title')} note={t('help.partnerLead')} trailing={<RowArrow />} />
            </Link>
          </li>
        </Rows>
      </Card>
      <CommunityLinks />
      <Card>
        <h2 className={css.head}>
          <Icon name="coin" size="sm" className={css.gold} />
          {t('help.playMoneyTitle')}
        </h2>
        <p className={css.text}>
          {t('help.playMoneyBody', { amount: config === null ? '…' : formatRp(config.startingCredit) })}
        </p>
      </Card>
      <Card tone="calm">
        <h2 className={css.head}>
          <Icon name="leaf" size="sm" className={css.cyan} />
          {t('help.calmTitle')}
        </h2>
        <p className={css.text}>{t('help.calmBody')}</p>
        <Button tone="ghost" onClick={() => openPanel('fair-play')}>
          {t('help.calmOpen')}
        </Button>
      </Card>
    </article>
  );
}

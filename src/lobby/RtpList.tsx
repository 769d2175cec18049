import { OPEN_GAMES } from '../../contract/games';
import { useT } from '../i18n';
import { formatPercent } from '../i18n/format';
import { RTP } from './rtp';
import css from './RtpList.module.css';

/** What each open game returns, computed by its rules: they come after the first screen. */
export default function RtpList() {
  const t = useT();
  return <dl className={css.rtp}>{OPEN_GAMES.map((game) => <div key={game}><dt>{t(`game.${game}`)}</dt><dd title={t('lobby.rtpLong')}>{t('lobby.rtp', { percent: formatPercent(RTP[game]()) })}</dd></div>)}</dl>;
}

import { useSiteConfig } from '../house/hooks';
import { useT } from '../i18n';
import css from './CommunityLinks.module.css';

const CHANNELS = [
  ['telegram', 'Telegram'],
  ['whatsapp', 'WhatsApp'],
  ['facebook', 'Facebook'],
] as const;

/** The house's channels elsewhere (first document, section 1): those whose address the site has; nothing without any. */
export function CommunityLinks() {
  const t = useT();
  const community = useSiteConfig()?.community;
  const there = CHANNELS.filter(([channel]) => (community?.[channel] ?? '') !== '');
  if (there.length === 0) return null;
  return (
    <ul className={css.links} aria-label={t('nav.community')}>
      {there.map(([channel, name]) => (
        <li key={channel}>
          <a href={community?.[channel]} target="_blank" rel="noopener noreferrer">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

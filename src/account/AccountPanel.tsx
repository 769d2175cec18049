import { useT } from '../i18n';
import { Card } from '../ui/Card';
import { Rows } from '../ui/Rows';
import { Logout, Me, SupportRow } from './Me';
import css from './AccountPage.module.css';

/** One's account over whatever page is open: in a room, without leaving it. */
export default function AccountPanel() {
  const t = useT();
  return (
    <div className={css.column}>
      <Me />
      <Card padded={false} aria-label={t('support.title')}>
        <Rows>
          <SupportRow />
        </Rows>
      </Card>
      <Logout />
    </div>
  );
}

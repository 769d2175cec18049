import { useState } from 'react';
import { Loaded } from '../data/Loaded';
import { withData } from '../data/withData';
import { useLoggedIn, useSiteConfig } from '../house/hooks';
import { RowsSkeleton } from '../ui/Skeleton';
import { roundOf } from './about';
import { Begin } from './Begin';
import { Conversation } from './Conversation';
import { Earlier } from './Earlier';
import { heard } from './house';
import { useOverview } from './queries';
import { widgetAddress, WidgetFrame } from './WidgetFrame';
import css from './Support.module.css';

interface SupportPanelProps {
  readonly params: { readonly about?: string | undefined };
}

/** What is looked at: the open conversation (or how to begin one), the list of those before, or one of them. */
type Place = { readonly at: 'now' } | { readonly at: 'earlier' } | { readonly at: 'one'; readonly id: string };

/** Live chat: a conversation with the desk, or the outside widget where the site has one. */
function SupportPanel({ params }: SupportPanelProps) {
  const site = useSiteConfig();
  const widget = widgetAddress(site?.supportWidget);
  if (site === null) return <RowsSkeleton rows={4} />;
  return widget === null ? <Chat about={params.about} /> : <WidgetFrame address={widget} />;
}

function Chat({ about }: { readonly about: string | undefined }) {
  const overview = useOverview();
  return (
    <Loaded query={overview} rows={4}>
      {(known) => <Talk known={known} about={about} />}
    </Loaded>
  );
}

interface TalkProps {
  readonly known: NonNullable<ReturnType<typeof useOverview>['data']>;
  readonly about: string | undefined;
}

function Talk({ known: { hours, open, earlier }, about }: TalkProps) {
  const loggedIn = useLoggedIn();
  const [place, setPlace] = useState<Place>({ at: 'now' });
  const [last, setLast] = useState<string | null>(null);
  // A conversation that ends while it is looked at stays in sight, to be rated.
  if (open !== null && open.id !== last) setLast(open.id);
  const asked = roundOf(about);
  const key = loggedIn ? 'player' : 'guest';
  if (place.at === 'earlier')
    return (
      <Earlier tickets={earlier} onOpen={(id) => setPlace({ at: 'one', id })} onBack={() => setPlace({ at: 'now' })} />
    );
  const over = earlier.find(({ id }) => id === (place.at === 'one' ? place.id : last));
  const shown = place.at === 'one' ? over : (open ?? over);
  return (
    <div className={css.chat}>
      {shown === undefined ? (
        <Begin
          key={key}
          hours={hours}
          about={asked}
          earlier={earlier.length}
          onEarlier={() => setPlace({ at: 'earlier' })}
        />
      ) : (
        <Conversation
          key={shown.id}
          ticket={shown}
          hours={hours}
          about={asked}
          earlier={earlier.length}
          onEarlier={() => setPlace({ at: 'earlier' })}
          onNew={() => {
            setLast(null);
            setPlace({ at: 'now' });
          }}
        />
      )}
    </div>
  );
}

export default withData(SupportPanel, heard);

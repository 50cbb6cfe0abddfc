import { slugify } from '@clubline/contract';
import {
  Notice,
  RacerAbout,
  RacerHeader,
  RacerPage,
  RacerStats,
  RacerUnavailable,
} from '@clubline/ui';
import { useRef, type Ref } from 'react';
import { pictureFor, reasonOf } from '../platform/client';
import { useMessages } from '../platform/messages';
import { useClubline, usePageHead } from '../platform/provider';
import type { RacerSection } from '../platform/routes';
import { useShare } from '../posts';
import { RiderResults, resultsOfRider, useEventDays, type EventContent } from '../results';
import { racersMessages } from './messages';
import { RacerEditDialog } from './RacerEditDialog';
import { RacerSearchDialog } from './RacerSearchDialog';
import { useRacer } from './useRacer';
import { useRacerSection } from './useRacerSection';

export interface RacerScreenProps {
  /** Id of a racer, or their name as an address has it. */
  idOrSlug: string;
  /** The part of the page that its address names. @default none */
  section?: RacerSection | undefined;
  /** What is searched for, where its address names the search. @default '' */
  query?: string;
  /** The event whose results the page lists; without it there are none. */
  event?: Pick<EventContent, 'days'>;
}

/** A racer: who they are, their figures, and what is said of them. */
export function RacerScreen({ idOrSlug, section, query = '', event }: RacerScreenProps) {
  const text = useMessages(racersMessages);
  const { hrefFor, navigate } = useClubline();
  const page = useRef<HTMLDivElement>(null);
  const share = useShare(page);
  const { edit, search } = useRacerSection(idOrSlug, section, query);
  const { racer, isNotFound, error, retry, reload, saved } = useRacer(idOrSlug);
  const name = racer?.name || text.unnamed;
  const status = racer ? 'ready' : 'loading';

  const goBack = () => {
    const history = page.current?.ownerDocument.defaultView?.history;
    if (history && history.length > 1) history.back();
    else navigate(hrefFor({ to: 'scores' }));
  };

  const days = useEventDays(event?.days);
  // Somebody who rode in the event, whatever the backend knows of them.
  const rider = event && resultsOfRider(days, slugify(idOrSlug))[0]?.row.rider;
  usePageHead(racer ? name : isNotFound ? rider : undefined);
  if (isNotFound && rider) {
    return (
      <RiderWithoutPage
        rootRef={page}
        name={rider}
        event={event}
        search={search}
        onShare={() => void share(hrefFor({ to: 'racer', id: slugify(rider) }))}
      />
    );
  }
  if (error) {
    return (
      // A page of its own: what loads in its place would else be seen to jump.
      <RacerPage key="unavailable" ref={page}>
        {isNotFound ? (
          <RacerUnavailable reason="notFound" onGoBack={goBack} />
        ) : (
          <RacerUnavailable
            description={reasonOf(error, text.loadFailed)}
            onGoBack={goBack}
            onRetry={retry}
          />
        )}
      </RacerPage>
    );
  }
  // Known before the racer is, where the address has their name: their place is kept.
  const slug = slugify(racer ? name : idOrSlug);
  const results = resultsOfRider(days, slug);
  return (
    <RacerPage
      ref={page}
      header={
        <RacerHeader
          {...(racer && { racer: { ...racer, name, image: pictureFor(racer.image, 640) } })}
          onSearch={() => search.onOpenChange(true)}
          onEdit={edit.open}
          onShare={() => racer && void share(hrefFor({ to: 'racer', id: racer.id }))}
        />
      }
      aside={<RacerAbout bio={racer?.bio} status={status} />}
      footer={event && results.length > 0 && <RiderResults event={event} slug={slug} />}
    >
      <RacerStats
        careerWins={racer?.careerWins}
        seasonWins={racer?.seasonWins}
        seasonPodiums={racer?.seasonPodiums}
        careerWorldFinalsWins={racer?.careerWorldFinalsWins}
        status={status}
      />
      <RacerSearchDialog {...search} />
      {racer && (
        <RacerEditDialog
          isOpen={edit.isOpen}
          racer={racer}
          reload={reload}
          onSaved={saved}
          onClose={edit.close}
        />
      )}
    </RacerPage>
  );
}

interface RiderWithoutPageProps {
  rootRef: Ref<HTMLDivElement>;
  name: string;
  event: Pick<EventContent, 'days'>;
  search: ReturnType<typeof useRacerSection>['search'];
  onShare: () => void;
}

/** Somebody who rode in the event and of whom the backend knows nothing. */
function RiderWithoutPage({ rootRef, name, event, search, onShare }: RiderWithoutPageProps) {
  const text = useMessages(racersMessages);
  return (
    <RacerPage
      ref={rootRef}
      header={
        <RacerHeader
          racer={{ name }}
          onSearch={() => search.onOpenChange(true)}
          onShare={onShare}
        />
      }
    >
      <Notice title={text.noProfile} />
      <RiderResults event={event} slug={slugify(name)} />
      <RacerSearchDialog {...search} />
    </RacerPage>
  );
}

import { LinkButton, Notice, ScoresPage, Tab, TabList, TabPanel, Tabs } from '@clubline/ui';
import type { LeagueName } from '@clubline/contract';
import { useMessages } from '../platform/messages';
import { useClubline } from '../platform/provider';
import {
  type EventContent,
  EventPanel,
  type RenderRacerSearch,
  type ResultAddress,
} from '../results';
import { scoresMessages, type ScoresTexts } from './messages';
import { LeaguePanel } from './LeaguePanel';
import { SCORE_TABS, type ScoreTab, type WidgetSources } from './leagues';
import { useScoresSection } from './useScoresSection';

export interface ScoresScreenProps {
  /** The event behind the tab AQUA. */
  event: EventContent;
  /** The result that the page's address names. Each new object leads there again. */
  address?: ResultAddress | null;
  /** The live room that the page's address names. Each new object opens it again. */
  room?: { roomId: string } | null;
  /** The league that the page's address names. @default our own event */
  league?: LeagueName | undefined;
  /** The words of the racer search that the page's address names; null where it names none. */
  racerQuery?: string | null;
  /** Addresses of the provider's widgets. */
  widgetSources?: WidgetSources;
  /** Draws the racer search; without it there is no button for it. */
  renderRacerSearch?: RenderRacerSearch;
  /** Says that the scores of one's own teams are still to come. @default false */
  isForTeams?: boolean;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Partial<ScoresTexts>;
}

/** Live scores: our event first, then a tab per league. */
export function ScoresScreen({
  event,
  address = null,
  room = null,
  league,
  racerQuery = null,
  widgetSources = {},
  renderRacerSearch,
  isForTeams = false,
  labels,
}: ScoresScreenProps) {
  const texts = useMessages(scoresMessages, labels);
  const { hrefFor } = useClubline();
  const { tab, showTab, search } = useScoresSection({
    league,
    query: racerQuery,
    result: address,
  });
  return (
    <ScoresPage
      title={texts.title}
      action={
        !isForTeams && <LinkButton href={hrefFor({ to: 'teams' })}>{texts.yourTeams}</LinkButton>
      }
      note={texts.widgetNote}
    >
      {isForTeams && (
        <Notice icon="trophy" title={texts.teamsNote}>
          {texts.teamsNoteText}
        </Notice>
      )}
      <Tabs selectedKey={tab} onSelectionChange={(key) => showTab(key as ScoreTab)}>
        <TabList aria-label={texts.tabs}>
          {SCORE_TABS.map((name) => (
            <Tab key={name} id={name}>
              {name}
            </Tab>
          ))}
        </TabList>
        {SCORE_TABS.map((name) => (
          <TabPanel key={name} id={name}>
            {name === 'AQUA' ? (
              <EventPanel
                event={event}
                renderRacerSearch={renderRacerSearch}
                address={address}
                room={room}
                search={search}
              />
            ) : (
              <LeaguePanel league={name} sources={widgetSources} texts={texts} />
            )}
          </TabPanel>
        ))}
      </Tabs>
    </ScoresPage>
  );
}

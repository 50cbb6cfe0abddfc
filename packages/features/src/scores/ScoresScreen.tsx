import { Notice, ScoresPage, Tab, TabList, TabPanel, Tabs } from '@clubline/ui';
import { useState } from 'react';
import { useMessages } from '../messages';
import { scoresCopy, type ScoresCopy } from './copy';
import type { EventContent } from './eventContent.types';
import { EventPanel, type RenderRacerSearch } from './EventPanel';
import { LeaguePanel } from './LeaguePanel';
import { SCORE_TABS, type ScoreTab, type WidgetSources } from './leagues';
import type { ResultAddress } from './resultAddress';

export interface ScoresScreenProps {
  /** The event behind the tab AQUA. */
  event: EventContent;
  /** The result that the page's address names. Each new object leads there again. */
  address?: ResultAddress | null;
  /** Addresses of the provider's widgets. */
  widgetSources?: WidgetSources;
  /** Draws the racer search; without it there is no button for it. */
  renderRacerSearch?: RenderRacerSearch;
  /** Says that the scores of one's own teams are still to come. @default false */
  isForTeams?: boolean;
  labels?: Partial<ScoresCopy>;
}

/** Live scores: our event first, then a tab per league. */
export function ScoresScreen({
  event,
  address = null,
  widgetSources = {},
  renderRacerSearch,
  isForTeams = false,
  labels,
}: ScoresScreenProps) {
  const texts = useMessages('scores', scoresCopy, labels);
  const [tab, setTab] = useState<ScoreTab>('AQUA');
  const [followed, setFollowed] = useState(address);
  if (address !== followed) {
    setFollowed(address);
    if (address) setTab('AQUA');
  }
  return (
    <ScoresPage title={texts.title} note={texts.widgetNote}>
      {isForTeams && (
        <Notice icon="trophy" title={texts.teamsNote}>
          {texts.teamsNoteText}
        </Notice>
      )}
      <Tabs selectedKey={tab} onSelectionChange={(key) => setTab(key as ScoreTab)}>
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
                texts={texts}
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

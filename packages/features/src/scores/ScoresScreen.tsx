import { ScoresPage, ScoresStack, Tab, TabList, TabPanel, Tabs, WidgetFrame } from '@clubline/ui';
import { scoresCopy, type ScoresCopy } from './copy';
import type { EventContent } from './eventContent.types';
import { EventPanel, type RenderRacerSearch } from './EventPanel';
import { SCORE_TABS, widgetsOf, type WidgetSources } from './leagues';

export interface ScoresScreenProps {
  /** The event behind the tab AQUA. */
  event: EventContent;
  /** Addresses of the provider's widgets. */
  widgetSources?: WidgetSources;
  /** Draws the racer search; without it there is no button for it. */
  renderRacerSearch?: RenderRacerSearch;
  labels?: Partial<ScoresCopy>;
}

/** Live scores: our event first, then a tab per league. */
export function ScoresScreen({ event, widgetSources = {}, renderRacerSearch, labels }: ScoresScreenProps) {
  const texts = { ...scoresCopy, ...labels };
  return (
    <ScoresPage title={texts.title} note={texts.widgetNote}>
      <Tabs defaultSelectedKey="AQUA">
        <TabList aria-label={texts.tabs}>
          {SCORE_TABS.map((tab) => (
            <Tab key={tab} id={tab}>
              {tab}
            </Tab>
          ))}
        </TabList>
        {SCORE_TABS.map((tab) => (
          <TabPanel key={tab} id={tab}>
            {tab === 'AQUA' ? (
              <EventPanel event={event} renderRacerSearch={renderRacerSearch} texts={texts} />
            ) : (
              <ScoresStack gap="l">
                {widgetsOf(tab, widgetSources, texts).map((widget) => (
                  <WidgetFrame key={widget.title} headingLevel={2} {...widget} />
                ))}
              </ScoresStack>
            )}
          </TabPanel>
        ))}
      </Tabs>
    </ScoresPage>
  );
}

import { LinkButton, ScoresStack, WidgetFrame } from '@clubline/ui';
import { useClubline } from '../platform/provider';
import type { ScoresTexts } from './messages';
import { widgetsOf, type League, type WidgetSources } from './leagues';
import { useLeagueBoards } from './useLeagueBoards';

interface LeaguePanelProps {
  league: League;
  sources: WidgetSources;
  texts: ScoresTexts;
}

/**
 * The widgets of one league: the provider's where one is set, else the board of our own backend
 * where it has one.
 */
export function LeaguePanel({ league, sources, texts }: LeaguePanelProps) {
  const { hrefFor } = useClubline();
  const widgets = widgetsOf(league, sources, texts);
  const { boards, status, retry } = useLeagueBoards(widgets.some(({ src }) => !src));
  return (
    <ScoresStack gap="large">
      {widgets.map(({ board, src, ...widget }) => (
        <WidgetFrame
          key={widget.title}
          headingLevel={2}
          {...widget}
          {...(src ? { src, postsHeight: sources.postHeight ?? false } : boards[board])}
          status={status}
          onRetry={retry}
          emptyAction={<LinkButton href={hrefFor({ to: 'scores' })}>{texts.toEvent}</LinkButton>}
        />
      ))}
    </ScoresStack>
  );
}

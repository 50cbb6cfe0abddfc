import { localeOf, type Language } from '../../http/language';
import type { Stage } from './boards.types';
import type { BoardMessages } from './messages';

const SECONDS = 1_000;
const DAY = 86_400 * SECONDS;
/** A Sunday, from which days of the week are counted. */
const SUNDAY = Date.UTC(2023, 0, 1);

/** A time of day, `19:30`, as the language writes it. */
const timeText = (time: string, language: Language): string =>
  new Date(`1970-01-01T${time}Z`).toLocaleTimeString(
    language === 'en' ? 'en-GB' : localeOf(language),
    { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' },
  );

const dayText = (day: number, language: Language): string =>
  new Date(SUNDAY + day * DAY).toLocaleDateString(localeOf(language), {
    weekday: 'short',
    timeZone: 'UTC',
  });

function finalText(stage: Extract<Stage, { kind: 'final' }>, messages: BoardMessages): string {
  switch (stage.after) {
    case 'overtime':
      return messages.afterOvertime;
    case 'shootout':
      return messages.afterShootout;
    case 'overtimes':
      return messages.afterOvertimes(stage.count);
    case 'innings':
      return messages.afterInnings(stage.count);
    default:
      return messages.final;
  }
}

/** What stands beside a game: how far it is, how it ended or when it begins. */
export function stageText(stage: Stage, messages: BoardMessages, language: Language): string {
  switch (stage.kind) {
    case 'quarter':
      return messages.quarter(stage.number, stage.clock);
    case 'period':
      return messages.period(stage.number, stage.clock);
    case 'halftime':
      return messages.halftime;
    case 'inning':
      return messages.inning(stage.half, stage.number);
    case 'final':
      return finalText(stage, messages);
    case 'start': {
      const time = timeText(stage.time, language);
      if (stage.day === 'today') return messages.today(time);
      if (stage.day === 'tomorrow') return messages.tomorrow(time);
      return messages.onDay(dayText(stage.day, language), time);
    }
    case 'seriesGame':
      return stage.isTonight
        ? messages.seriesTonight(stage.number, stage.bestOf)
        : messages.seriesGame(stage.number, stage.bestOf);
    case 'seriesWon':
      return messages.seriesWon(stage.games);
  }
}

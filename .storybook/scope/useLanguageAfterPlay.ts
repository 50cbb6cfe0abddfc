import { useEffect, useState } from 'react';
import { STORY_FINISHED, STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import type { LanguageName } from './languages';

/**
 * The language of a story: English until its play function, which finds things by their English
 * names, has come to its end, then the one that was chosen.
 */
export function useLanguageAfterPlay(chosen: LanguageName, hasPlay: boolean): LanguageName {
  const [isPlayed, setPlayed] = useState(!hasPlay);
  useEffect(() => {
    const channel = addons.getChannel();
    const finish = () => setPlayed(true);
    channel.on(STORY_RENDERED, finish);
    channel.on(STORY_FINISHED, finish);
    return () => {
      channel.off(STORY_RENDERED, finish);
      channel.off(STORY_FINISHED, finish);
    };
  }, []);
  return isPlayed ? chosen : 'en';
}

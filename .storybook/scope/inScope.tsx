import type { Decorator } from '@storybook/react-vite';
import { MessagesProvider, ThemeScope, type ThemeName } from '@clubline/ui';
import { useEffect, type ReactNode } from 'react';
import { ToastWordsContext } from '../../packages/features/src/testing/harness/toastWords';
import { brands, type BrandName } from './brands';
import { embedArgs, type EmbedParameter } from './embedArgs';
import { directionOf, languages, type DirectionChoice, type LanguageName } from './languages';
import { useLanguageAfterPlay } from './useLanguageAfterPlay';
import { useMessagesOf } from '../words/useMessagesOf';
import { useToastWords } from '../words/useToastWords';

interface ScopeProps {
  theme: ThemeName;
  direction: DirectionChoice;
  brand: BrandName;
  language: LanguageName;
  isWholePage: boolean;
  isInDocs: boolean;
  hasPlay: boolean;
  embed: EmbedParameter | undefined;
  args: Record<string, unknown>;
  /** The story, with what it is given besides for its language. */
  children: (more: object) => ReactNode;
}

function Scope({ theme, brand, isWholePage, isInDocs, children, ...own }: ScopeProps) {
  const language = useLanguageAfterPlay(own.language, own.hasPlay);
  const messages = useMessagesOf(language);
  const toastWords = useToastWords(language, messages);
  // The ground of what stands around a story; preview-head.html gives it before any script.
  useEffect(() => {
    document.documentElement.dataset['ground'] = theme;
  }, [theme]);
  const direction = directionOf(language, own.direction);
  const { locale } = languages[language];
  if (!messages) return null;
  // A whole page brings its own main landmark; a page of documentation has room around each story.
  const isAlone = !isWholePage && !isInDocs;
  const Stage = isAlone ? 'main' : 'div';
  const isSmall = isInDocs && !isWholePage;
  return (
    <ThemeScope theme={theme} dir={direction} locale={locale} overrides={brands[brand].overrides}>
      <MessagesProvider messages={messages}>
        <ToastWordsContext.Provider value={toastWords}>
          <Stage
            className={isSmall ? undefined : 'story-stage'}
            lang={language}
            style={{ padding: isAlone ? 24 : 0 }}
          >
            {children(embedArgs(own.embed, own.args, { messages, locale }))}
          </Stage>
        </ToastWordsContext.Provider>
      </MessagesProvider>
    </ThemeScope>
  );
}

/** Gives each story the theme, direction, brand and language that the toolbar says. */
export const inScope: Decorator = (
  Story,
  { args, globals, parameters, viewMode, playFunction },
) => (
  <Scope
    theme={globals['theme'] as ThemeName}
    direction={globals['direction'] as DirectionChoice}
    brand={globals['brand'] as BrandName}
    language={globals['locale'] as LanguageName}
    isWholePage={parameters['layout'] === 'fullscreen'}
    isInDocs={viewMode === 'docs'}
    hasPlay={playFunction !== undefined && viewMode !== 'docs'}
    embed={parameters['embed'] as EmbedParameter | undefined}
    args={args}
  >
    {(more) => <Story args={{ ...args, ...more }} />}
  </Scope>
);

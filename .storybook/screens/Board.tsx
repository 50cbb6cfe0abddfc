import { Select, type ThemeName } from '@clubline/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { observeSize } from '../../packages/ui/src/primitives/observeSize';
import { BoardFrame } from './BoardFrame';
import { boardScale, boardWindows } from './boardSizes';
import './board.css';

const themes: ThemeName[] = ['light', 'dark', 'high-contrast'];

interface IndexEntry {
  id: string;
  title: string;
  name: string;
  type: string;
}

export interface BoardProps {
  /** The id of the screen that is shown at first. */
  first: string;
  /** The language of the screens. */
  language: string;
}

/** The whole pages of the product that this Storybook has. */
async function loadScreens(): Promise<{ value: string; label: string }[]> {
  const answer = await fetch('./index.json');
  const { entries } = (await answer.json()) as { entries: Record<string, IndexEntry> };
  return Object.values(entries)
    .filter(({ title, type }) => type === 'story' && /^Screens\/(?!Board)/.test(title))
    .map(({ id, title, name }) => ({ value: id, label: `${name}, ${title.slice(8)}` }));
}

/** One screen at three widths in three themes at once; each frame can be used. */
export function Board({ first, language }: BoardProps) {
  const [screens, setScreens] = useState<{ value: string; label: string }[]>([]);
  const [shown, setShown] = useState(first);
  // One after the other: nine at once are more requests than a browser keeps waiting.
  const [loaded, setLoaded] = useState(0);
  const show = (id: string) => {
    setShown(id);
    setLoaded(0);
  };
  useEffect(() => {
    let isLeft = false;
    void loadScreens().then((found) => !isLeft && setScreens(found));
    return () => {
      isLeft = true;
    };
  }, []);
  const board = useRef<HTMLDivElement>(null);
  const [fit, setFit] = useState(1);
  useLayoutEffect(() => {
    const { current } = board;
    if (!current) return undefined;
    const measure = () => setFit(boardScale(current.clientWidth));
    measure();
    return observeSize(current, measure);
  }, []);
  const address = (theme: ThemeName) =>
    `./iframe.html?id=${shown}&viewMode=story&globals=theme:${theme};locale:${language}`;
  return (
    <div className="board" ref={board}>
      <Select label="Screen" options={screens} value={shown} onChange={show} />
      {themes.map((theme, row) => (
        <section key={theme} className="board-row" aria-label={theme}>
          {boardWindows.map(({ width, scale }, column) => (
            <figure key={width} className="board-window">
              <figcaption>
                {theme}, {width} px
              </figcaption>
              <BoardFrame
                key={shown}
                title={`${theme}, ${width} px`}
                src={address(theme)}
                width={width}
                scale={scale * fit}
                onLoad={() => setLoaded((before) => before + 1)}
                isReady={row * boardWindows.length + column <= loaded}
              />
            </figure>
          ))}
        </section>
      ))}
    </div>
  );
}

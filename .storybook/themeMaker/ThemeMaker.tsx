import { Button, Notice, Select, TextField, ThemeScope, type ThemeName } from '@clubline/ui';
import { useState } from 'react';
import { isTooLittle, measurePairs, showRatio } from '../foundations/parts/measure';
import type { PartialTheme } from '../../packages/ui/src/theme/theme.types';
import { themeOfBrand } from '../scope/themeOfBrand';
import {
  deriveTheme,
  firstAccents,
  isHexColour,
  withValues,
  type ThemeChoice,
} from './deriveTheme';
import { themeAsCss, themeAsObject } from './themeText';
import { ThemePreview } from './ThemePreview';
import '../foundations/foundations.css';
import './themeMaker.css';

export interface ThemeMakerProps {
  /** The theme that the choice changes. */
  theme: ThemeName;
  /** The direction and language of the preview. */
  direction?: 'ltr' | 'rtl';
  locale?: string | undefined;
  /** Takes a text to be put on the clipboard. */
  copy: (text: string) => Promise<void>;
}

const shapeNames: { value: ThemeChoice['shape']; label: string }[] = [
  { value: 'clubline', label: 'As Clubline' },
  { value: 'square', label: 'Square' },
  { value: 'slight', label: 'Slightly round' },
  { value: 'round', label: 'Round' },
];

const fontNames = [
  { value: 'own', label: 'As Clubline' },
  { value: 'system-ui, sans-serif', label: 'The system’s' },
  { value: 'Georgia, serif', label: 'With serifs' },
  { value: 'inherit', label: 'Of the page around it' },
];

/** Colours of the theme with the choice in it, by `group.name`. */
const valuesOf = (theme: object) =>
  Object.fromEntries(
    Object.entries(theme).flatMap(([group, tokens]) =>
      Object.entries(tokens as Record<string, string>).map(([token, value]) => [
        `${group}.${token}`,
        value,
      ]),
    ),
  );

/** A text in a box, and a button that copies it. */
function CopiedText({
  name,
  text,
  copy,
}: {
  name: string;
  text: string;
  copy: ThemeMakerProps['copy'];
}) {
  const [said, setSaid] = useState('');
  const take = () =>
    copy(text).then(
      () => setSaid('Copied.'),
      () => setSaid('This browser does not allow it: select the text and copy it.'),
    );
  return (
    <section className="foundation theme-maker-text">
      <div className="theme-maker-row">
        <Button onPress={() => void take()}>Copy {name}</Button>
        <span role="status">{said}</span>
      </div>
      {/* Wide content that scrolls must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className="foundation-file" tabIndex={0} dir="ltr">
        {text}
      </pre>
    </section>
  );
}

/** What of a choice is hard to read or to see. */
function Contrast({ theme, values }: { theme: ThemeName; values: Record<string, string> }) {
  const measured = measurePairs({ theme, values });
  const insufficient = measured.filter(isTooLittle);
  return (
    <div className="foundation theme-maker-contrast">
      <Notice
        icon={insufficient.length > 0 ? 'warning' : 'check'}
        tone={insufficient.length > 0 ? 'warning' : 'neutral'}
        title={`${measured.length} pairs measured, ${insufficient.length} below what they need.`}
      />
      <ul className="theme-maker-insufficient">
        {insufficient.map(({ front, ground, ratio, needs }) => (
          <li key={`${front} ${ground}`}>
            {front} on {ground}: {showRatio(ratio)}, needs {needs}:1
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What the values do to the themes that they are not made for: an embed is given its theme. */
function OtherThemes({ theme, values }: { theme: ThemeName; values: PartialTheme }) {
  const others = (Object.keys(firstAccents) as ThemeName[])
    .filter((other) => other !== theme)
    .map((other) => {
      const seen = valuesOf(withValues(themeOfBrand(other, 'clubline'), values));
      const below = measurePairs({ theme: other, values: seen }).filter(isTooLittle).length;
      return `${below} in ${other}`;
    });
  return (
    <Notice
      title={
        `Made for theme="${theme}", which the embed has to be given. ` +
        `Elsewhere pairs would be below what they need: ${others.join(', ')}.`
      }
    />
  );
}

/** The accent, by picker or in digits; the theme changes once these are a colour. */
function AccentField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [written, setWritten] = useState<string>();
  const typed = written ?? value;
  const take = (text: string) => {
    setWritten(text);
    if (isHexColour(text)) onChange(text);
  };
  return (
    <div className="theme-maker-accent">
      <input
        type="color"
        aria-label="Pick the accent"
        value={value}
        onChange={(event) => take(event.target.value)}
      />
      <TextField
        label="Accent"
        value={typed}
        onChange={take}
        errorMessage={isHexColour(typed) ? undefined : 'Six digits after #, e.g. #7a1fa2.'}
      />
    </div>
  );
}

/** Accent, shape and fonts of a theme: both embeds and a dozen components in it, and its values. */
export function ThemeMaker({ theme, direction = 'ltr', locale, copy }: ThemeMakerProps) {
  const [chosen, setChosen] = useState<Omit<ThemeChoice, 'accent'> & { accent?: string }>({
    shape: 'clubline',
    bodyFont: '',
    displayFont: '',
  });
  const choice: ThemeChoice = { accent: firstAccents[theme], ...chosen };
  const change = (part: Partial<ThemeChoice>) => setChosen({ ...chosen, ...part });
  const ownFont = (value: string) => (value === 'own' ? '' : value);
  const base = themeOfBrand(theme, 'clubline');
  const values = deriveTheme(base, theme, choice);
  return (
    <div className="theme-maker">
      <div className="theme-maker-choices">
        <AccentField value={choice.accent} onChange={(accent) => change({ accent })} />
        <Select
          label="Corners"
          options={shapeNames}
          value={choice.shape}
          onChange={(shape) => change({ shape: shape as ThemeChoice['shape'] })}
        />
        <Select
          label="Running text"
          options={fontNames}
          value={choice.bodyFont || 'own'}
          onChange={(font) => change({ bodyFont: ownFont(font) })}
        />
        <Select
          label="Headings and figures"
          options={fontNames}
          value={choice.displayFont || 'own'}
          onChange={(font) => change({ displayFont: ownFont(font) })}
        />
      </div>
      <Contrast theme={theme} values={valuesOf(withValues(base, values))} />
      <ThemeScope theme={theme} dir={direction} locale={locale} overrides={values}>
        <ThemePreview />
      </ThemeScope>
      <OtherThemes theme={theme} values={values} />
      <CopiedText name="the CSS" text={themeAsCss(values)} copy={copy} />
      <CopiedText name="the object" text={themeAsObject(values)} copy={copy} />
    </div>
  );
}

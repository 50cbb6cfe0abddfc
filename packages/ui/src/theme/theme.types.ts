/** A complete set of token values. Colours are CSS colours, `font.*` font stacks, `radius.*` lengths. */
export interface Theme {
  surface: Record<'page' | 'card' | 'raised' | 'sunken' | 'overlay', string>;
  text: Record<'primary' | 'secondary' | 'muted' | 'link' | 'onAccent' | 'onLive', string>;
  accent: Record<'solid' | 'solidHover' | 'soft' | 'border', string>;
  live: Record<'solid', string>;
  critical: Record<'text' | 'soft', string>;
  positive: Record<'text' | 'soft', string>;
  caution: Record<'text' | 'soft', string>;
  border: Record<'subtle' | 'strong' | 'focus', string>;
  medal: Record<'gold' | 'silver' | 'bronze', string>;
  shadow: Record<'floating', string>;
  font: Record<'body' | 'display', string>;
  radius: Record<'control' | 'card' | 'pill', string>;
}

/** The themes Clubline ships. */
export type ThemeName = 'light' | 'dark' | 'high-contrast';

/** Any part of a theme, to replace values of the theme in force. */
export type PartialTheme = { [Group in keyof Theme]?: Partial<Theme[Group]> };

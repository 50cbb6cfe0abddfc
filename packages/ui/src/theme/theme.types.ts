/**
 * A complete set of token values. Colours are CSS colours, `font.*` font stacks, `radius.*`
 * lengths.
 */
export interface Theme {
  /**
   * Grounds: the page, cards, what floats, what is set in, and what dims the page under a dialog.
   */
  surface: Record<'page' | 'card' | 'raised' | 'sunken' | 'overlay', string>;
  /** Letters and icons by weight; `onAccent` and `onLive` stand on those colours. */
  text: Record<'primary' | 'secondary' | 'muted' | 'link' | 'onAccent' | 'onLive', string>;
  /** What can be pressed or is chosen; `soft` and `border` are its quiet ground and edge. */
  accent: Record<'solid' | 'solidHover' | 'soft' | 'border', string>;
  /** The mark of what is happening now. */
  live: Record<'solid', string>;
  /** Errors and what cannot be undone: letters, and a ground for them. */
  critical: Record<'text' | 'soft', string>;
  /** Success: letters, and a ground for them. */
  positive: Record<'text' | 'soft', string>;
  /** What somebody should look at: letters, and a ground for them. */
  caution: Record<'text' | 'soft', string>;
  /** Edges: between parts, of controls, and around what has the focus. */
  border: Record<'subtle' | 'strong' | 'focus', string>;
  /** Letters of the first three places. */
  medal: Record<'gold' | 'silver' | 'bronze', string>;
  /** CSS `box-shadow` of what floats: menus, dialogs, toasts. */
  shadow: Record<'floating', string>;
  /** CSS `font-family` of running text and of headings and figures. */
  font: Record<'body' | 'display', string>;
  /** Corners of controls and of cards, and the fully round ones. */
  radius: Record<'control' | 'card' | 'pill', string>;
}

/** The themes Clubline ships. */
export type ThemeName = 'light' | 'dark' | 'high-contrast';

/** Any part of a theme, to replace values of the theme in force. */
export type PartialTheme = { [Group in keyof Theme]?: Partial<Theme[Group]> };

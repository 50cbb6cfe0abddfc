/**
 * Grounds of crests, each with the colour of what is drawn on it. They are the same in every theme,
 * as a photograph is; a test keeps their contrast at 7:1.
 */
export const clubColors = [
  { ground: '#12355B', figure: '#F7CF6B' },
  { ground: '#6B1D2A', figure: '#FBDCCB' },
  { ground: '#14532D', figure: '#D9F2C4' },
  { ground: '#46226B', figure: '#E9CFFF' },
  { ground: '#0B4A4D', figure: '#A5F3EA' },
  { ground: '#6E2F0E', figure: '#FFDDB0' },
  { ground: '#2B3648', figure: '#DCE7F5' },
  { ground: '#651848', figure: '#FFCDE6' },
] as const;

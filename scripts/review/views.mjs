/**
 * In what a story is looked at: a theme, in the usual window or in a wide one. The wide one is
 * wider than every width at which a page of ours changes (`media.widest`), so that columns and
 * labels which only wide windows have are pictured.
 */
export const widths = { usual: 1024, wide: 1920 };

/** The name of a view, which stands above its pictures. */
export const viewName = (theme, width = widths.usual) =>
  width === widths.usual ? theme : `${theme} ${width} px wide`;

/** The theme of a view. */
export const themeIn = (view) => view.split(' ')[0];

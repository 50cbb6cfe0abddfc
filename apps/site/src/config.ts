/**
 * What this site is called and where things are. The `VITE_` values are set when the site is built.
 */
export const config = {
  productName: 'Clubline',
  tagline: 'Make Sports More You',
  /** Address of the API, ending in `/api`. */
  apiBase: import.meta.env['VITE_API_BASE'] as string,
  /**
   * The site's own absolute address, for what leaves the page: search engines and the cards of
   * shared links.
   */
  siteUrl: (import.meta.env['VITE_SITE_URL'] as string | undefined) || 'http://localhost:4000',
  /** Where a password reset is asked for; the API's own when not set. */
  resetCodeUrl: (import.meta.env['VITE_RESET_CODE_URL'] as string | undefined) || undefined,
  /** Public key of an identity provider that sends reset codes; not needed for our own API. */
  resetCodeKey: (import.meta.env['VITE_RESET_CODE_KEY'] as string | undefined) || undefined,
  /** Where page views are reported, as JSON with the path alone; nowhere when not set. */
  pageViewUrl: (import.meta.env['VITE_PAGE_VIEW_URL'] as string | undefined) || undefined,
  /**
   * Four digits asked for before a racer can be entered; without them that page says that it is not
   * set up.
   */
  adminPin: (import.meta.env['VITE_ADMIN_PIN'] as string | undefined) || undefined,
  /** Pages outside of the product, samples unless set; one that is set to nothing is left out. */
  externalHrefs: {
    about:
      ((import.meta.env['VITE_ABOUT_URL'] as string | undefined) ?? 'https://example.com/about') ||
      undefined,
    insights:
      ((import.meta.env['VITE_INSIGHTS_URL'] as string | undefined) ??
        'https://example.com/insights') ||
      undefined,
    aiProduct:
      ((import.meta.env['VITE_AI_PRODUCT_URL'] as string | undefined) ??
        'https://example.com/ai') ||
      undefined,
  },
} as const;

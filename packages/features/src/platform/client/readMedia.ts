import { asAnswer, asJson, asTexts, firstText, type UnknownRecord } from './read';

/**
 * Media addresses: a list, or a list as JSON text, under `mediaUrls` or `media_urls`. Anything else
 * is none.
 */
export function readMediaUrls(fields: UnknownRecord): string[] {
  const value = fields.mediaUrls ?? fields.media_urls;
  return asTexts(typeof value === 'string' ? asJson(value) : value);
}

/**
 * The address of an uploaded picture, at `data.mediaUrl`, `mediaUrl` or `url`; null when there is
 * none.
 */
export function readMediaUrl(body: unknown): string | null {
  const { root, data } = asAnswer(body);
  return firstText(data.mediaUrl, root.mediaUrl, data.url, root.url);
}

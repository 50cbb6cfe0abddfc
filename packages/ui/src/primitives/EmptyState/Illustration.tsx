import type { ReactNode } from 'react';
import * as styles from './EmptyState.css';

/** What the drawing is about. */
export type IllustrationName =
  'clubs' | 'posts' | 'chat' | 'search' | 'notifications' | 'racers' | 'passkeys' | 'generic';

// Our own line drawings, 144 by 108; the lit stroke is the one thing that would be there if it were
// not empty.
const drawings: Record<IllustrationName, ReactNode> = {
  clubs: (
    <>
      <path d="M46 20h52v38c0 20-14 28-26 34-12-6-26-14-26-34z" />
      <path d="M46 38h52M72 38v54" />
      <path className={styles.lit} d="M59 22l13 8 13-8" />
      <path d="M22 94h100M30 94V70M114 94V70M24 70h12M108 70h12" />
    </>
  ),
  posts: (
    <>
      <path d="M28 18h62v52H28zM38 32h30M38 42h42M38 52h22" />
      <path d="M78 78l30-30 10 10-30 30-13 3z" />
      <path className={styles.lit} d="M102 54l10 10M20 92h56" />
    </>
  ),
  chat: (
    <>
      <path d="M22 22h60v40H48L34 74V62H22z" />
      <path d="M92 40h30v34h-10v10l-12-10H66v-6" />
      <path className={styles.lit} d="M38 42h.01M52 42h.01M66 42h.01" strokeWidth="6" />
    </>
  ),
  search: (
    <>
      <path d="M18 26h70v56H18zM53 26v56M18 42h12v24H18M88 42H76v24h12" />
      <circle cx="90" cy="62" r="20" />
      <path className={styles.lit} d="M105 77l18 18M80 62a10 10 0 0 1 10-10" />
    </>
  ),
  passkeys: (
    <>
      <circle cx="46" cy="58" r="22" />
      <circle cx="40" cy="58" r="5" />
      <path d="M68 58h54M104 58v16M118 58v11" />
      <path className={styles.lit} d="M92 34l-6-8M106 30V20M120 34l6-8" />
    </>
  ),
  notifications: (
    <>
      <path d="M72 94V52M58 94h28M48 18h48v34H48zM48 35h48M64 18v34M80 18v34" />
      <path
        className={styles.lit}
        d="M34 24L20 18M34 36H18M34 48l-14 6M110 24l14-6M110 36h16M110 48l14 6"
      />
    </>
  ),
  racers: (
    <>
      <path d="M22 70l16-18h30l12-16h14l-8 16h20l14 18z" />
      <path d="M80 36l-14-4" />
      <path className={styles.lit} d="M12 86c10-8 18-8 28 0s18 8 28 0 18-8 28 0 18 8 28 0" />
      <path d="M28 100c8-6 14-6 22 0s14 6 22 0 14-6 22 0" />
    </>
  ),
  generic: (
    <>
      <path d="M16 84h112M28 84V60h88v24M40 60V44h64v16M52 84V72h12v12M80 84V72h12v12" />
      <path d="M30 44V20M114 44V20M22 14h16v8H22zM106 14h16v8h-16z" />
      <path className={styles.lit} d="M40 30l12 8M104 30l-12 8" />
    </>
  ),
};

/**
 * A small drawing for places where nothing is yet; decoration, so hidden from assistive technology.
 */
export function Illustration({ name }: { name: IllustrationName }) {
  return (
    <svg viewBox="0 0 144 108" className={styles.picture} aria-hidden="true" focusable="false">
      {drawings[name]}
    </svg>
  );
}

import type { ApiClient } from '../../platform/client';
import type { Clock, TimerId } from '../../platform/environment';
import { askOnceMore } from '../../platform/writes';
import { racersCalls } from '../racers.calls';

/** How often, and for how long at most, the server is asked how far an upload is, in ms. */
const PROGRESS = { every: 700, until: 60_000 } as const;

export interface PhotoUpload {
  client: ApiClient;
  clock: Clock;
  athleteId: string;
  photo: File;
  /** What it shows, in words; only for servers that keep it. */
  alt?: string;
  /** Called with 0 to 100, never less than before. */
  onProgress: (progress: number) => void;
}

/**
 * Sends a picture, once more where no answer came, and reports how far it is. Resolves with its
 * address, or null when the answer has none.
 */
export async function uploadPhoto({
  client,
  clock,
  athleteId,
  photo,
  alt,
  onProgress,
}: PhotoUpload): Promise<string | null> {
  const startedAt = clock.now();
  let timer: TimerId | undefined;
  let isOver = false;
  let reached = 0;
  const report = (progress: number) => {
    reached = Math.max(reached, progress);
    onProgress(reached);
  };
  const ask = async () => {
    // That the progress cannot be had says nothing about the upload.
    const progress = await racersCalls.progress(client, photo.name).catch(() => null);
    if (isOver) return;
    if (progress !== null) report(progress);
    if (reached < 100 && clock.now() - startedAt < PROGRESS.until)
      timer = clock.setTimeout(() => void ask(), PROGRESS.every);
  };

  report(0);
  timer = clock.setTimeout(() => void ask(), PROGRESS.every);
  try {
    const url = await askOnceMore(() => racersCalls.uploadPhoto(client, athleteId, photo, alt));
    isOver = true;
    report(100);
    return url;
  } finally {
    isOver = true;
    clock.clearTimeout(timer);
  }
}

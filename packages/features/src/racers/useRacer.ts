import useSWR from 'swr';
import { useClubline } from '../platform/provider';
import { findRacer, isNotFound } from './findRacer';
import type { RacerProfile } from './racers.calls';

/** The racer behind an address. */
export function useRacer(idOrSlug: string) {
  const { client } = useClubline();
  const {
    data: racer,
    error,
    mutate,
  } = useSWR<RacerProfile>(`racers:${idOrSlug.trim()}`, () => findRacer(client, idOrSlug), {
    revalidateOnMount: true,
  });
  return {
    racer: racer ?? null,
    isNotFound: !racer && Boolean(error) && isNotFound(error),
    error: racer ? null : ((error as Error | null | undefined) ?? null),
    retry: () => void mutate(),
    /** Asks for it once more, and resolves with what is known then. */
    reload: async (): Promise<RacerProfile | null> => (await mutate()) ?? null,
    /** Shows what was saved, then asks for it once more. */
    saved: (fields: Partial<RacerProfile>) =>
      void mutate((known) => known && { ...known, ...fields }),
  };
}

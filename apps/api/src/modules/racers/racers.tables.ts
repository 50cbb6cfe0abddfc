import type { ColumnType } from 'kysely';

export interface RacerTables {
  athletes: {
    id: string;
    name: string;
    /** The name lower-cased; unique. */
    nameKey: string;
    age: number | null;
    bio: string | null;
    image: string | null;
    origin: string | null;
    /** Metres. */
    height: number | null;
    /** Kilograms. */
    weight: number | null;
    createdAt: string;
    /** What the picture shows, in words. */
    imageAlt: ColumnType<string | null, string | null | undefined, string | null>;
    /** The name as an address has it; '' for names in other scripts. */
    slug: ColumnType<string, string | undefined, string>;
  };
  racers: {
    id: string;
    athleteId: string;
    teamName: string | null;
    boatManufacturers: string | null;
    careerWins: number;
    seasonWins: number;
    seasonPodiums: number;
    careerWordFinalsWins: number;
    createdAt: string;
  };
  uploadProgress: { userId: string; name: string; progress: number; updatedAt: string };
}

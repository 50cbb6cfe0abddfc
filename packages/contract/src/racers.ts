export interface Athlete {
  id: string;
  name: string;
  age: number | null;
  bio: string | null;
  /** Address of an image. */
  image: string | null;
  origin: string | null;
  /** Metres. */
  height: number | null;
  /** Kilograms. */
  weight: number | null;
  /** Addition: a description of the picture. */
  imageAlt?: string | null;
}

export interface Racer {
  id: string;
  athlete: Athlete;
  teamName: string | null;
  boatManufacturers: string | null;
  careerWins: number;
  seasonWins: number;
  seasonPodiums: number;
  /** The wire's own spelling. */
  careerWordFinalsWins: number;
  /** Metres. */
  height: number | null;
  origin: string | null;
  /** Addition: the name as an address has it, by which racers can be looked up. */
  slug?: string;
}

export const RACER_PAGE_SIZE = 50;
export const RACER_AGE = { min: 9, max: 100 } as const;
export const RACER_HEIGHT_INCHES = { min: 36, max: 96 } as const;
export const METRES_PER_INCH = 0.0254;

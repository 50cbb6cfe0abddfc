/** Where a picture can be shown: the column of `pictureShows` that names it. */
export type PicturePlace =
  'clubPostId' | 'channelMessageId' | 'profilePostId' | 'clubId' | 'userId' | 'athleteId';

export interface PictureTables {
  pictures: {
    /** The part of its address that is its own. */
    name: string;
    /** What the store calls it. Nobody is told that of a private one. */
    fileName: string;
    /** Whose quota it counts for. */
    ownerId: string | null;
    /** With its variants; 0 for those from before sizes were kept. */
    bytes: number;
    /** 0 or 1: whether reading it takes a signature. */
    isPrivate: number;
    /** Those of its variants and its own, as `160,640,700`; '' for one that has no variants. */
    widths: string;
    createdAt: string;
  };
  /** One row for each thing that shows a picture; it goes with that thing. */
  pictureShows: { pictureName: string } & Record<PicturePlace, string | null>;
  /** Files whose picture is gone, until the store has deleted them. */
  pictureRemovals: { fileName: string; createdAt: string };
}

/** Of a picture that is there by now: what names it and its files. */
export type StoredPicture = Pick<PictureTables['pictures'], 'name' | 'fileName' | 'widths'>;

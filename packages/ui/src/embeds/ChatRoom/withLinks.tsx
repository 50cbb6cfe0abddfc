import { address } from './ChatRow.css';

/**
 * Web addresses whose host can be read: letters of ASCII only, nothing before it that looks like a
 * host (`https://bank.example@evil.example`), and without the full stop of the sentence.
 */
export const ADDRESS = /(https?:\/\/[a-z\d.-]*[a-z\d](?::\d+)?(?:[/?#]\S*[^\s.,:;!?'")\]>])?\/?)/i;

/** A text with its web addresses as links. Strangers wrote them: what is there learns nothing. */
export const withLinks = (text: string) =>
  text.split(ADDRESS).map((part, index) =>
    index % 2 ? (
      <a
        // The parts of a text never change places.
        // oxlint-disable-next-line react/no-array-index-key
        key={index}
        href={part}
        // Keeps it apart from signs before it that would turn its letters around.
        dir="ltr"
        target="_blank"
        rel="noreferrer nofollow ugc"
        className={address}
      >
        {part}
      </a>
    ) : (
      part
    ),
  );

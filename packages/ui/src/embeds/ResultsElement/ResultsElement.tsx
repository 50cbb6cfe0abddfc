import { downloadCsv } from '../../results/downloadCsv';
import { explainPlace, explainPlaceMessages } from '../../results/explainPlace';
import { readRace } from '../../results/readRace';
import {
  EmbedElement,
  FAIL,
  FOLLOW,
  MISSING,
  RELEASE,
  RENDER,
  TELL,
  UPDATE,
} from '../EmbedElement';
import {
  elementName,
  problemsOf,
  warnOfEqualRows,
  warnOfFunctions,
  warnOfHeight,
  warnOfMarked,
  warnOfProblem,
  warnOfRefresh,
  warnOfUnseenFaults,
  warnOfValue,
} from '../embedWarnings';
import { loadResults, type LoadedResults } from '../LiveResults/loadResults';
import { LoadedTable } from '../LiveResults/LoadedTable';
import type { RaceTable, ResultsTableProps } from '../ResultsTable';
import { warnOfTableValues } from '../ResultsTable/tableWarnings';
import type { ResultsElementAttributes, ResultsElementProperties } from './ResultsElement.types';

const themes = ['light', 'dark', 'high-contrast', 'system'];

// `define` makes the properties, of the names below.
// oxlint-disable-next-line typescript/no-unsafe-declaration-merging
export interface ResultsElement extends ResultsElementProperties {}

/**
 * `<clubline-results>`: the results of one race on a page without React. The race is given as the
 * property `data`, or as JSON in a child `<script type="application/json">`, which no policy takes
 * for a script. Until there is one, its children show.
 */
// oxlint-disable-next-line typescript/no-unsafe-declaration-merging
export class ResultsElement extends EmbedElement {
  static override attributes = {
    theme: false,
    src: false,
    refresh: false,
    sortable: true,
    explain: true,
    pinnable: true,
    download: false,
    markedBoat: false,
    maxBlockSize: false,
  } satisfies Record<keyof ResultsElementAttributes, boolean>;
  static override properties = [
    'data',
    'labels',
    'pinned',
    'hrefForBoat',
    'hrefForRider',
  ] satisfies Exclude<keyof ResultsElementProperties, keyof ResultsElementAttributes>[];

  #child: string | undefined;
  #found: unknown;
  #given: unknown;
  #race: RaceTable | undefined;
  #loaded: LoadedResults | undefined;
  #loader: ReturnType<typeof loadResults> | undefined;

  override [FOLLOW](attribute?: string) {
    if (/^(src|refresh)$/.test(attribute ?? 'src')) this.#load();
    if (attribute) return;
    // Some frameworks put the element onto the page before its children.
    this.shadowRoot!.addEventListener('slotchange', this.#readChild);
    this.#readChild();
  }

  override [RELEASE]() {
    this.#load('');
  }

  #load(src = this.src) {
    this.#loader?.stop();
    this.#loaded = undefined;
    if (!src) return;
    this.#loader = loadResults(
      { src, refresh: Number(this.refresh), onError: this[FAIL] },
      undefined,
      (results) => {
        this.#loaded = results;
        this[UPDATE]();
      },
    );
  }

  #readChild = () => {
    // While the page is still being read, the child may be missing, or there in part.
    if (document.readyState === 'loading')
      return document.addEventListener('DOMContentLoaded', this.#readChild);
    const text = this.querySelector(':scope>script[type$="/json"]')?.textContent;
    if (!text || text === this.#child) return;
    this.#child = text;
    if (process.env.NODE_ENV === 'development') watchChild(this, text);
    try {
      this.#found = JSON.parse(text);
      this[UPDATE]();
    } catch (error) {
      this[FAIL](
        {
          code: 'bad-race',
          error:
            process.env.NODE_ENV === 'development'
              ? new SyntaxError(`the JSON in its child: ${(error as Error).message}`)
              : (error as Error),
        },
        true,
      );
    }
  };

  /** The race to show. What of it cannot be read is said once, however often it is shown. */
  #read(given: unknown) {
    if (given !== this.#given) {
      this.#given = given;
      const { race, problems } = readRace(given);
      if (process.env.NODE_ENV === 'development' && given !== undefined)
        warnOfUnseenFaults(elementName(this), given, race?.rows);
      this.#race = race;
      // Taken back, it is as if there had been none yet.
      if (given !== undefined && problems[0]) {
        this[FAIL](
          {
            code: 'bad-race',
            error: new TypeError(
              (process.env.NODE_ENV === 'development'
                ? problemsOf(this.data ? 'data' : 'the JSON in its child', given, problems)
                : problems
              ).join('; '),
            ),
          },
          !race,
        );
      }
    }
    return this.#race;
  }

  override [MISSING]() {
    return !(this.data || this.src || this.#child) && 'no data or src';
  }

  #togglePin = (key: string) => {
    const pinned = this.pinned ?? [];
    this.pinned = pinned.includes(key) ? pinned.filter((one) => one !== key) : [...pinned, key];
    this[TELL]('clubline-pin-change', { pinned: this.pinned });
  };

  #explain: ResultsTableProps['explain'] = (ranked, motoLabels) =>
    explainPlace(ranked, motoLabels, { ...explainPlaceMessages, ...this.labels });

  override [RENDER]() {
    const { download } = this;
    if (process.env.NODE_ENV === 'development') warnOfValues(this);
    const race = this.#read(this.data ?? this.#found);
    const loaded = this.data ? undefined : this.#loaded;
    if (process.env.NODE_ENV === 'development') warnOfRows(this, (loaded?.race ?? race)?.rows);
    if (!race && !loaded?.race && !loaded?.problem) return <slot />;
    return (
      <LoadedTable
        results={{ ...loaded, race: loaded?.race ?? race }}
        onRetry={loaded && this.#loader!.retry}
        isSortable={this.sortable}
        explain={this.explain ? this.#explain : undefined}
        pinned={this.pinned}
        onTogglePin={this.pinnable ? this.#togglePin : undefined}
        hrefForBoat={this.hrefForBoat}
        hrefForRider={this.hrefForRider}
        markedBoat={this.markedBoat}
        maxBlockSize={this.maxBlockSize}
        labels={this.labels}
        onDownload={
          download === undefined
            ? undefined
            : (view) =>
                void (
                  this[TELL]('clubline-download', view, true) &&
                  downloadCsv(view, download || 'results.csv')
                )
        }
      />
    );
  }
}

/** Elements whose children are watched. */
const watched = new WeakSet<Element>();

/** Warns of JSON that is changed in place, as what morphs a page does. */
function watchChild(element: Element, read: string) {
  if (watched.has(element)) return;
  watched.add(element);
  const error = new Error(
    'the JSON in its child has changed, and is read once. Set data, or put another element in ' +
      'its place, e.g. one with another id',
  );
  new MutationObserver(() => {
    const text = element.querySelector(':scope>script[type$="/json"]')?.textContent;
    if (text && text !== read) warnOfProblem(elementName(element), { code: 'bad-value', error });
  }).observe(element, { childList: true, characterData: true, subtree: true });
}

/** Warns of rows that are equal, and of one to be marked that is not there. */
function warnOfRows(element: ResultsElement, rows: RaceTable['rows'] | undefined) {
  const embed = elementName(element);
  warnOfEqualRows(embed, rows);
  warnOfMarked(embed, element.markedBoat, rows, 'marked-boat');
}

/** Warns of values that none of the attributes can have. */
function warnOfValues(element: ResultsElement) {
  const embed = elementName(element);
  warnOfValue(embed, 'theme', element.theme, themes);
  warnOfRefresh(embed, element.refresh);
  warnOfTableValues(embed, element);
  warnOfHeight(embed, element.maxBlockSize, 'max-block-size');
  const { hrefForBoat, hrefForRider } = element;
  warnOfFunctions(embed, { hrefForBoat, hrefForRider });
}

import { downloadCsv } from '../../results/downloadCsv';
import { explainPlace } from '../../results/explainPlace';
import { EmbedElement } from '../EmbedElement';
import { ResultsTable, type RaceTable, type ResultsTableProps } from '../ResultsTable';
import { readRace } from './readRace';

/**
 * `<clubline-results>`: the results of one race on a page without React. The race is given as the
 * property `data`, or as JSON in a child `<script type="application/json">`, which no policy takes
 * for a script. Until there is one, its children show.
 */
export class ResultsElement extends EmbedElement {
  static override attributes = {
    theme: false,
    sortable: true,
    explain: true,
    pinnable: true,
    download: false,
    markedBoat: false,
    maxBlockSize: false,
  };
  static override properties = ['data', 'labels', 'pinned', 'hrefForBoat', 'hrefForRider'];

  declare theme: 'light' | 'dark' | 'high-contrast' | 'system' | undefined;
  declare sortable: boolean;
  declare explain: boolean;
  declare pinnable: boolean;
  declare download: string | undefined;
  declare markedBoat: string | undefined;
  declare maxBlockSize: string | undefined;
  declare data: RaceTable | undefined;
  declare labels: ResultsTableProps['labels'];
  declare pinned: readonly string[] | undefined;
  declare hrefForBoat: ResultsTableProps['hrefForBoat'];
  declare hrefForRider: ResultsTableProps['hrefForRider'];

  #found: RaceTable | undefined;
  #waiting: AbortController | undefined;

  protected override follow(attribute?: string) {
    if (attribute !== undefined) return;
    this.#waiting = new AbortController();
    this.#readChild(this.#waiting.signal);
  }

  protected override release() {
    this.#waiting?.abort();
    this.#found = undefined;
  }

  #readChild(signal: AbortSignal) {
    // While the page is still being read, the child may be missing, or there in part.
    if (document.readyState === 'loading')
      return document.addEventListener('DOMContentLoaded', () => this.#readChild(signal), {
        once: true,
        signal,
      });
    const text = this.querySelector(':scope > script[type="application/json"]')?.textContent;
    if (!text) return;
    try {
      this.#found = readRace(JSON.parse(text));
      if (!this.#found) throw new TypeError('A race has a title, motoLabels and rows.');
      this.update();
    } catch (error) {
      this.tell('clubline-error', { error });
    }
  }

  #togglePin = (key: string) => {
    const pinned = this.pinned ?? [];
    this.pinned = pinned.includes(key) ? pinned.filter((one) => one !== key) : [...pinned, key];
    this.tell('clubline-pin-change', { pinned: this.pinned });
  };

  protected override render() {
    const race = readRace(this.data) ?? this.#found;
    if (!race) return <slot />;
    const { download } = this;
    return (
      <ResultsTable
        {...race}
        isSortable={this.sortable}
        explain={this.explain ? explainPlace : undefined}
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
                  this.tell('clubline-download', view, true) &&
                  downloadCsv(view, download || 'results.csv')
                )
        }
      />
    );
  }
}

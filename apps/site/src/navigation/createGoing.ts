import type { Navigate } from '@clubline/features';
import type { PageLoading } from './pageLoading';

type NavigateOptions = NonNullable<Parameters<Navigate>[1]>;

interface GoingOptions {
  /** Shows what is at an address. */
  show: (to: string, options: NavigateOptions) => void;
  /** Fetches what the page at an address needs; undefined where all of it is there. */
  prepare: (to: string) => Promise<unknown> | undefined;
  loading: Pick<PageLoading, 'during'>;
}

/**
 * Leads to an address: at once where its page is ready, else once it is, while the page before it
 * stays. Who goes elsewhere meanwhile gets there, and only there.
 */
export function createGoing({ show, prepare, loading }: GoingOptions) {
  let pending: { replace: boolean } | undefined;
  /** The address is that of another page already, which React has not shown yet. */
  let isLeaving = false;
  const go = (to: string, options: NavigateOptions = {}): void => {
    // Only the address of what is shown: who is on the way elsewhere stays on it.
    if (options.replace && options.keepsPlace && (pending || isLeaving)) {
      if (!isLeaving) show(to, options);
      return;
    }
    // An entry that was to come and never did leaves nothing to replace.
    const replace = options.replace === true && pending?.replace !== false;
    const going = { replace };
    pending = going;
    const arrive = () => {
      if (pending !== going) return;
      pending = undefined;
      isLeaving ||= !options.keepsPlace && !options.back;
      show(to, { ...options, replace });
    };
    const preparing = options.back || options.keepsPlace ? undefined : prepare(to);
    if (preparing) void loading.during(preparing).then(arrive, arrive);
    else arrive();
  };
  return {
    go,
    /** Stays: somebody has gone through the history, to a page that may be shown already. */
    stay() {
      pending = undefined;
      isLeaving = false;
    },
    /** What is at the address is shown. */
    arrived: () => void (isLeaving = false),
  };
}

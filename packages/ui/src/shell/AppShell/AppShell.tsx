import { forwardRef, useEffect, useId, useState, type ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { classNames } from '../../theme/classNames';
import { Icon } from '../../primitives/Icon';
import { IconButton } from '../../primitives/IconButton';
import { useMessages, type Labels } from '../../primitives/messages';
import { useMediaQuery } from '../../primitives/useMediaQuery';
import { asideRoom, type PageWidth } from './asideRoom';
import { appShellMessages } from './messages';
import * as styles from './AppShell.css';

export interface AppShellProps {
  /** The bar at the top: a `TopBar`. */
  topBar: ReactNode;
  /** The menu: a `SideMenu`. It stands beside wide pages, and in a sheet over narrow ones. */
  menu: ReactNode;
  /** Whether the sheet is open. */
  isMenuOpen: boolean;
  /**
   * Called with `false` when the sheet is closed: by its cross, a link in it, Escape, or a press
   * outside.
   */
  onMenuOpenChange: (isOpen: boolean) => void;
  /**
   * Whether wide windows keep a column free for what stands beside every page, as a `ChatDock`.
   * @default false
   */
  hasDock?: boolean;
  /**
   * What stands beside the page in wide windows, as `ClubFaces`, below each other. Their room is
   * kept, and they are mounted there alone; a dock takes their place. What has the attribute
   * `data-beside` in the page is hidden meanwhile, as it stands here.
   */
  aside?: ReactNode;
  /**
   * How wide the page beside an `aside` is: `reading` is one column of 640 px, `grid` takes what is
   * left, both from 1,440 px on; `full` has its whole width, so the `aside` comes from 1,760 px on.
   * @default 'reading'
   */
  pageWidth?: PageWidth;
  /** A `BottomBar`, for pages narrower than 768 px. */
  bottomBar?: ReactNode;
  /** The page itself, in the one `main` there is. */
  children: ReactNode;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof appShellMessages>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** What stands around every signed-in page. Following a link in the sheet closes it. */
export const AppShell = forwardRef<HTMLDivElement, AppShellProps>(function AppShell(
  {
    topBar,
    menu,
    isMenuOpen,
    onMenuOpenChange,
    hasDock = false,
    aside,
    pageWidth = 'reading',
    bottomBar,
    children,
    labels,
    className,
  },
  ref,
) {
  const text = useMessages(appShellMessages, labels);
  const contentId = useId();
  const rail = useFoldedByEscape();
  const hasAside = Boolean(aside) && !hasDock;
  return (
    <div
      ref={ref}
      className={classNames(
        styles.shell,
        hasDock && styles.withDock,
        hasAside && styles.withAside[pageWidth],
        className,
      )}
    >
      <a href={`#${contentId}`} className={styles.skip}>
        {text.skip}
      </a>
      <div className={styles.top}>{topBar}</div>
      <div className={styles.rail} {...rail}>
        {menu}
      </div>
      <ModalOverlay
        isOpen={isMenuOpen}
        onOpenChange={onMenuOpenChange}
        isDismissable
        className={styles.overlay}
      >
        <Modal className={styles.sheet}>
          <AriaDialog aria-label={text.menu} className={styles.dialog}>
            <div className={styles.sheetTop}>
              <IconButton
                label={text.closeMenu}
                icon={<Icon name="close" size={24} />}
                onPress={() => onMenuOpenChange(false)}
              />
            </div>
            {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events,
                jsx-a11y/no-static-element-interactions -- listens to the links' own clicks, which
                keys cause too */}
            <div
              onClick={(event) =>
                event.target instanceof Element &&
                event.target.closest('a') &&
                onMenuOpenChange(false)
              }
            >
              {menu}
            </div>
          </AriaDialog>
        </Modal>
      </ModalOverlay>
      <main id={contentId} tabIndex={-1} className={styles.content}>
        {children}
      </main>
      {hasAside && (
        <Aside pageWidth={pageWidth} label={text.aside}>
          {aside}
        </Aside>
      )}
      {bottomBar}
    </div>
  );
});

interface AsideProps {
  pageWidth: PageWidth;
  label: string;
  children: ReactNode;
}

/** Mounts what it holds where there is room for it: elsewhere it would ask for what nobody sees. */
function Aside({ pageWidth, label, children }: AsideProps) {
  const hasRoom = useMediaQuery(asideRoom[pageWidth]);
  return (
    <aside aria-label={label} className={styles.aside[pageWidth]}>
      {hasRoom && children}
    </aside>
  );
}

/** Escape folds a rail that has opened over the page, until pointer and focus have left it. */
function useFoldedByEscape() {
  const [isFolded, setFolded] = useState(false);
  useEffect(() => {
    const fold = ({ key }: KeyboardEvent) => key === 'Escape' && setFolded(true);
    document.addEventListener('keydown', fold);
    return () => document.removeEventListener('keydown', fold);
  }, []);
  const unfold = () => setFolded(false);
  return { 'data-folded': isFolded || undefined, onPointerLeave: unfold, onBlur: unfold };
}

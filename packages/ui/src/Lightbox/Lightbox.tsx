import { useEffect, useLayoutEffect, useRef } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { overlay } from '../Dialog/Dialog.css';
import { Icon } from '../Icon';
import { IconButton } from '../IconButton';
import { useMessages } from '../MessagesProvider';
import { lightboxCopy } from './copy';
import * as styles from './Lightbox.css';
import { useBackdropPress } from './useBackdropPress';
import { useSwipe } from './useSwipe';

export interface LightboxImage {
  src: string;
  /** What is to be seen; '' when the text beside it says it. */
  alt: string;
  caption?: string;
}

export interface LightboxProps {
  images: readonly LightboxImage[];
  /** The picture shown, from 0; `null` keeps it closed. */
  index: number | null;
  /** Called with the picture to show next, or `null` to close. */
  onIndexChange: (index: number | null) => void;
  labels?: Partial<typeof lightboxCopy>;
}

/** Pictures at full size over the page; arrow keys and swipes turn, Escape and a press outside close. */
export function Lightbox({ images, index, onIndexChange, labels }: LightboxProps) {
  const text = useMessages('lightbox', lightboxCopy, labels);
  const { direction } = useLocale();
  const image = index === null ? undefined : images[index];
  const go = (step: number) => {
    if (index !== null && images[index + step]) onIndexChange(index + step);
  };
  const isOpen = image !== undefined;
  const swipe = useSwipe((to) => go((to === 'left') === (direction === 'ltr') ? 1 : -1));
  const backdrop = useBackdropPress(() => onIndexChange(null));
  const turn = useRef(go);
  useLayoutEffect(() => {
    turn.current = go;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === forward) turn.current(1);
      if (key === back) turn.current(-1);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen, direction]);
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onIndexChange(null)}
      isDismissable
      className={overlay}
    >
      <Modal className={styles.modal}>
        <AriaDialog aria-label={text.label} className={styles.dialog}>
          <div className={styles.backdrop} {...backdrop}>
            <div className={styles.bar}>
              <IconButton
                slot="close"
                variant="secondary"
                label={text.close}
                icon={<Icon name="close" />}
              />
            </div>
            <div className={styles.stage}>
              {images.length > 1 && (
                <IconButton
                  variant="secondary"
                  label={text.previous}
                  isDisabled={index === 0}
                  onPress={() => go(-1)}
                  icon={<Icon name="chevron-left" />}
                />
              )}
              <div className={styles.figure} {...swipe}>
                {image && <img src={image.src} alt={image.alt} className={styles.image} />}
              </div>
              {images.length > 1 && (
                <IconButton
                  variant="secondary"
                  label={text.next}
                  isDisabled={index === images.length - 1}
                  onPress={() => go(1)}
                  icon={<Icon name="chevron-right" />}
                />
              )}
            </div>
            {image && (image.caption || images.length > 1) && (
              <div className={styles.caption} aria-live="polite">
                {images.length > 1 && (
                  <span dir="auto">{text.position((index ?? 0) + 1, images.length)}</span>
                )}
                {image.caption && <span dir="auto">{image.caption}</span>}
              </div>
            )}
          </div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

import { useEffect, useState, type ClipboardEvent, type DragEvent } from 'react';

interface IncomingFiles {
  /** Whether files are held over it. */
  isOver: boolean;
  /** For the element that takes them. */
  props: {
    onPaste: (event: ClipboardEvent) => void;
    onDragOver: (event: DragEvent) => void;
    onDragLeave: (event: DragEvent) => void;
    onDrop: (event: DragEvent) => void;
  };
}

const carriesFiles = ({ dataTransfer }: { dataTransfer: DataTransfer | null }) =>
  dataTransfer?.types.includes('Files') ?? false;

/** Whether these are words, which word processors copy with a picture of them beside. */
const isDocument = (data: DataTransfer) =>
  data.types.includes('text/html') && data.getData('text/plain') !== '';

/**
 * Takes files that are pasted into an element or dropped on it. Text is left to whatever takes
 * text; while it takes files, one that is dropped beside it does not open in place of the page.
 * @param onFiles called with at least one file; undefined takes none
 */
export function useIncomingFiles(onFiles: ((files: File[]) => void) | undefined): IncomingFiles {
  const [isOver, setOver] = useState(false);
  const isTaking = onFiles !== undefined;
  useEffect(() => {
    if (!isTaking) return undefined;
    const keepPage = (event: globalThis.DragEvent) => {
      // Whoever else takes files has said so by now.
      if (event.defaultPrevented || !carriesFiles(event)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', keepPage);
    window.addEventListener('drop', keepPage);
    return () => {
      window.removeEventListener('dragover', keepPage);
      window.removeEventListener('drop', keepPage);
    };
  }, [isTaking]);

  const take = (event: ClipboardEvent | DragEvent, data: DataTransfer) => {
    const files = [...data.files];
    // A field within may have taken them.
    if (!onFiles || event.defaultPrevented || files.length === 0 || isDocument(data)) return;
    event.preventDefault();
    onFiles(files);
  };
  return {
    isOver: isOver && isTaking,
    props: {
      onPaste: (event) => take(event, event.clipboardData),
      onDragOver(event) {
        if (!isTaking || !carriesFiles(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
        setOver(true);
      },
      onDragLeave({ currentTarget, relatedTarget }) {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
          setOver(false);
      },
      onDrop(event) {
        setOver(false);
        take(event, event.dataTransfer);
      },
    },
  };
}

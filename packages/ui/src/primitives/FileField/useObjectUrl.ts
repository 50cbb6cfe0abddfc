import { useEffect, useState } from 'react';

/**
 * An address for showing a chosen picture, revoked when the picture changes; nothing for other
 * kinds of file.
 */
export function useObjectUrl(file: File | null): string | undefined {
  const [shown, setShown] = useState<{ file: File; url: string }>();
  useEffect(() => {
    if (!file?.type.startsWith('image/')) return undefined;
    const url = URL.createObjectURL(file);
    // The address is a resource of the browser: made and revoked here.
    // oxlint-disable-next-line react/set-state-in-effect
    setShown({ file, url });
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return file !== null && shown?.file === file ? shown.url : undefined;
}

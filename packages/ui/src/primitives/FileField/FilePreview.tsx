import { useState } from 'react';
import { Icon } from '../Icon';
import * as styles from './FileField.css';
import { useObjectUrl } from './useObjectUrl';

/** A picture that was chosen, or a sign where the browser cannot show it. */
export function FilePreview({ file }: { file: File }) {
  const address = useObjectUrl(file);
  const [unreadable, setUnreadable] = useState<string>();
  const isShown = address !== undefined && address !== unreadable;
  return <Preview address={isShown ? address : null} onUnreadable={() => setUnreadable(address)} />;
}

interface PreviewProps {
  address: string | null | undefined;
  onUnreadable: () => void;
}

/** A picture at an address, or a sign where there is none. */
export function Preview({ address, onUnreadable }: PreviewProps) {
  return (
    <span className={styles.preview}>
      {address ? (
        <img src={address} alt="" className={styles.image} onError={onUnreadable} />
      ) : (
        <Icon name="image" size={24} />
      )}
    </span>
  );
}

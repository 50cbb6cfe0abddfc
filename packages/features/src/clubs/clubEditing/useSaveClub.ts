import { SEEN_VALUES, slugify, type ClubDetails } from '@clubline/contract';
import type { ClubFieldValues } from '@clubline/ui';
import { useSWRConfig } from 'swr';
import { isChangedMeanwhile } from '../../platform/fieldErrors';
import { useMessages } from '../../platform/messages';
import { useClubline } from '../../platform/provider';
import { useCurrentUser } from '../../platform/session';
import { askOnceMore } from '../../platform/writes';
import { clubSettingsMessages } from '../messages';
import { detailsKey } from '../useClub';
import { clubsCalls } from '../clubs.calls';
import { clubEditingCalls, clubErrorText } from './clubEditing.calls';
import { useRevalidateClubs } from './useRevalidateClubs';

export interface SaveClubOptions {
  /** The server has refused something; `only` is the one field that was sent. */
  onRefused: (error: unknown, only?: 'image') => void;
  /** The server has name and description. */
  onTextSaved: () => void;
  /** The server has the picture. */
  onPictureSaved: () => void;
}

/** Saves the text and the picture of a club, each alone, and says in a toast how it went. */
export function useSaveClub(
  club: ClubDetails,
  { onRefused, onTextSaved, onPictureSaved }: SaveClubOptions,
) {
  const text = useMessages(clubSettingsMessages);
  const { additions, client, toast } = useClubline();
  const { mutate } = useSWRConfig();
  const revalidateClubs = useRevalidateClubs();
  const userId = useCurrentUser()?.id ?? '';
  const fail = (title: string, error: unknown) =>
    void toast.add({ title, description: clubErrorText(error, text.tryAgain), tone: 'critical' });
  /** Shows what was saved at once and asks the server for it behind. */
  const reload = (fields: Partial<ClubDetails>) => {
    revalidateClubs();
    void mutate<ClubDetails | null>(
      detailsKey(club.id, userId),
      (before) => before && { ...before, ...fields },
    );
  };

  /** Takes what is written and what stood there before; resolves with whether the server has it. */
  const saveText = async (values: ClubFieldValues, seen: ClubFieldValues): Promise<boolean> => {
    const name = values.name.trim();
    const description = values.description.trim();
    try {
      const isGuarded = additions.has(SEEN_VALUES);
      const fields = { name, slug: slugify(name), description, ...(isGuarded && { seen }) };
      await askOnceMore<unknown>(
        () => clubEditingCalls.update(client, club.id, fields),
        async () => {
          const now = await clubsCalls.loadDetails(client, club.id, userId);
          return now?.clubName === name && (now.clubDescription ?? '') === description ? now : null;
        },
      );
    } catch (error) {
      if (isChangedMeanwhile(error)) {
        await mutate(detailsKey(club.id, userId));
        toast.add({ title: text.changedMeanwhile, tone: 'critical' });
        return false;
      }
      onRefused(error);
      fail(text.updateFailed, error);
      return false;
    }
    reload({ clubName: name, clubDescription: description || null });
    onTextSaved();
    toast.add({ title: text.updated, tone: 'positive' });
    return true;
  };

  /** Takes what gives the picture once it is small enough to send. */
  const savePicture = async (prepared: () => Promise<File>): Promise<void> => {
    try {
      const picture = await prepared();
      const url = await askOnceMore(
        () => clubEditingCalls.uploadPicture(client, club.id, picture),
        async () => {
          const now = await clubsCalls.loadDetails(client, club.id, userId);
          return now && now.clubImage !== club.clubImage ? now.clubImage : null;
        },
      );
      reload(url ? { clubImage: url } : {});
      onPictureSaved();
      toast.add({ title: text.pictureUpdated, tone: 'positive' });
    } catch (error) {
      onRefused(error, 'image');
      fail(text.pictureFailed, error);
    }
  };

  return { saveText, savePicture };
}

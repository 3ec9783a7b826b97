import { useExportAccountMutation } from '../../api/accountApi';
import { readErrorText } from '../../api/apiError';
import { saveFile } from '../../lib/saveFile';
import { reveal } from '../../lib/secret';
import { Button } from '../../ui/Button';
import { PageAlert } from '../../ui/PageAlert';

/** Saves everything that the shop has stored about the customer as a file. */
export const DownloadData = () => {
  const [download, { isLoading, error }] = useExportAccountMutation();
  const save = async () => {
    const { data } = await download();
    if (data) saveFile('my-data.json', 'application/json', reveal(data));
  };
  return (
    <>
      {error !== undefined && <PageAlert kind="error">{readErrorText(error)}</PageAlert>}
      <Button
        variant="quiet"
        aria-disabled={isLoading}
        onClick={() => {
          if (!isLoading) void save();
        }}
      >
        {isLoading ? 'Preparing your data…' : 'Download my data'}
      </Button>
    </>
  );
};

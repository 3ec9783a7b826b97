import { Navigate } from 'react-router';
import { useCategoryTree } from '../../api/categoryReads';
import { Spinner } from '../../ui/Spinner';
import { accessoriesPath } from './accessoriesPath';

/** The site map's address for accessories. It also leads somewhere when the categories cannot be read. */
export const ToAccessories = () => {
  const { data: tree, isError } = useCategoryTree();
  return tree || isError ? (
    <Navigate to={accessoriesPath(tree ?? [])} replace />
  ) : (
    <Spinner label="Loading accessories" />
  );
};

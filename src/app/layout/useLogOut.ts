import { useNavigate } from 'react-router';
import { paths } from '../../config/paths';
import { sessionEnded } from '../../features/session/sessionSlice';
import { useAppDispatch } from '../../store/hooks';

export const useLogOut = (): (() => void) => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return () => {
    dispatch(sessionEnded('loggedOut'));
    void navigate(paths.auth, { replace: true });
  };
};

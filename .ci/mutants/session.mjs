// The session, and what tabs, storage and history do to it.
export default [];

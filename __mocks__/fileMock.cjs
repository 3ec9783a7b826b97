module.exports = '/assets/file-in-a-test';

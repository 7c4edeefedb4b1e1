#!/usr/bin/perl
# Holds a listening socket as systemd does for a service: this script never accepts a connection,
# and passes the socket to one process after another. It is in Perl, because Node cannot listen
# without accepting. Usage: hold-socket.pl <program> <arguments>. A line on standard input starts
# the program. The script reports events on standard output: "port N", "started PID", "ended
# STATUS".
use strict;
use warnings;
use IO::Socket::INET;
use POSIX qw(dup2);

$| = 1;
# Descriptor 3 stays open across exec. sd_listen_fds(3) defines this number.
$^F = 3;
my $socket = IO::Socket::INET->new(LocalAddr => '127.0.0.1', LocalPort => 0, Listen => 511)
  or die "No socket: $@\n";
dup2(fileno($socket), 3) // die "No descriptor: $!\n" if fileno($socket) != 3;
print 'port ', $socket->sockport, "\n";
while (<STDIN>) {
    my $child = fork // die "No process: $!\n";
    if (!$child) {
        @ENV{qw(LISTEN_PID LISTEN_FDS)} = ($$, 1);
        exec @ARGV or die "$ARGV[0]: $!\n";
    }
    print "started $child\n";
    waitpid $child, 0;
    print 'ended ', $? & 127 ? 'signal ' . ($? & 127) : $? >> 8, "\n";
}
